"""Processes in which bots think: given up, they leave nothing behind."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ProcessPoolExecutor, wait
from multiprocessing import active_children, get_context

import pytest

from dejarik.bots.process import end_with_parent, give_up


@pytest.mark.parametrize("busy", [False, True])
def test_given_up_leaves_neither_processes_nor_threads(busy: bool) -> None:
    before = set(threading.enumerate())
    pool = ProcessPoolExecutor(2, get_context("spawn"), end_with_parent)
    wait([pool.submit(int) for _ in range(2)])
    thinking = [pool.submit(time.sleep, 3600) for _ in range(5)] if busy else []
    give_up(pool)
    assert set(threading.enumerate()) <= before
    assert active_children() == []
    assert all(thought.done() for thought in thinking)
