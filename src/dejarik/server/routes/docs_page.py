"""The page at /docs, which shows our OpenAPI description in a few lines and loads nothing from elsewhere."""

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Dejarik API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/docs.css"></head>
<body><main id="api">Loading…</main><script src="/docs.js"></script></body></html>
"""

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; color: #1c1d22; background: #fafaf7; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
h2 { border-bottom: 2px solid #c8c6bb; margin-top: 2.5rem; }
details { border: 1px solid #dcdacf; border-radius: .4rem; margin: .5rem 0; background: #fff; padding: .4rem .8rem; }
summary { cursor: pointer; } code, pre { font-family: ui-monospace, monospace; font-size: .9em; }
pre { overflow-x: auto; background: #f3f2ea; padding: .6rem; border-radius: .3rem; }
.verb { display: inline-block; min-width: 4.2em; font-weight: 700; }
@media (prefers-color-scheme: dark) {
  body { color: #e8e6dd; background: #17181c; } details { background: #1f2127; border-color: #3a3c45; }
  pre { background: #26282f; } h2 { border-color: #4a4c55; } }
"""

SCRIPT = """
const main = document.getElementById('api');
const element = (name, text) => {
  const node = document.createElement(name);
  if (text) node.textContent = text;
  return node;
};
const resolve = (api, schema) => schema && schema.$ref ? api.components.schemas[schema.$ref.split('/').pop()] : schema;
const example = (api, schema) => {
  schema = resolve(api, schema) || {};
  if (schema.examples) return schema.examples[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return example(api, schema.anyOf[0]);
  if (schema.type === 'object') return Object.fromEntries(
    Object.entries(schema.properties || {}).map(([name, each]) => [name, example(api, each)]));
  if (schema.type === 'array') return [example(api, schema.items)];
  return { integer: 0, number: 0, boolean: true }[schema.type] ?? 'text';
};
fetch('/openapi.json').then(answer => answer.json()).then(api => {
  main.replaceChildren(element('h1', api.info.title + ' ' + api.info.version), element('p', api.info.summary));
  const groups = {};
  for (const [path, verbs] of Object.entries(api.paths))
    for (const [verb, call] of Object.entries(verbs))
      (groups[call.tags?.[0] ?? 'more'] ??= []).push([path, verb, call]);
  for (const [name, calls] of Object.entries(groups)) {
    main.append(element('h2', name));
    for (const [path, verb, call] of calls) {
      const box = element('details'), head = element('summary'), method = element('span', verb.toUpperCase());
      method.className = 'verb';
      head.append(method, element('code', path), document.createTextNode(' ' + (call.summary ?? '')));
      box.append(head);
      if (call.description) box.append(element('p', call.description));
      for (const each of call.parameters ?? [])
        box.append(element('p', `${each.name} (${each.in}${each.required ? '' : ', optional'})`));
      const body = call.requestBody?.content?.['application/json']?.schema;
      if (body) { box.append(element('p', resolve(api, body).description ?? 'Body'));
        box.append(element('pre', JSON.stringify(example(api, body), null, 2))); }
      box.append(element('p', 'Answers: ' + Object.keys(call.responses).join(', ')));
      main.append(box);
    }
  }
});
"""
