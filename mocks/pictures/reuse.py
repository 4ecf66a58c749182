"""Enters in the manifest what the saved samples borrow from the listings (REUSE in listings.py). Plain Python: /usr/bin/python3 reuse.py"""
import ast, fcntl, json, os

HERE = os.path.dirname(os.path.abspath(__file__)); MANIFEST = os.path.join(HERE, '../../src/samples/pictures.gen.json'); src = open(os.path.join(HERE, 'listings.py')).read()
REUSE = next(ast.literal_eval(n.value) for n in ast.parse(src).body if isinstance(n, ast.Assign) and n.targets[0].id == 'REUSE')
COVER = {'sample-1': '1/garden', 'sample-2': '7/exterior', 'sample-3': '3/garden', 'sample-4': '6/street', 'sample-6': '14/corner', 'sample-7': '15/hut', 'sample-8': '4/porch', 'sample-9': 'iloilo2/exterior', 'sample-11': 'r5/garden'}
with open('/tmp/pictures.lock', 'w') as lock:
    fcntl.flock(lock, fcntl.LOCK_EX); m = json.load(open(MANIFEST)); have = {f"{k}/{r['name']}": r for k, v in m.items() for r in v if 'file' not in r}; n = 0
    for k, files in REUSE.items():
        own = [r for r in m.get(k, []) if 'file' not in r]; rows = []
        if not own: files = [f for f in [COVER.get(k), {'sample-5': '10/exterior', 'sample-10': 'r2/exterior', 'sample-12': 'r8/exterior', 'sample-13': 'r4/exterior', 'sample-14': 'r3/exterior', 'sample-15': 'r11/exterior'}.get(k)] if f in have][:1] + files
        for f in files:
            if f in have and f not in [r['file'] for r in rows]: rows.append({**have[f], 'file': f}); n += 1
        m[k] = own + rows
    t = MANIFEST + '.tmp'; open(t, 'w').write(json.dumps(m, indent=1) + '\n'); os.replace(t, MANIFEST)
print(n, 'borrowed')
