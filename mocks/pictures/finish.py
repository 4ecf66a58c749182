"""After a render: denoise and develop; with --publish encode the sizes and enter the picture in the manifest."""
import fcntl, json, os, sys, time
import cv2
from post import encode, finish, read_exr

HERE = os.path.dirname(os.path.abspath(__file__)); ROOT = os.path.join(HERE, '../..'); MANIFEST = os.path.join(ROOT, 'src/samples/pictures.gen.json')


def publish(img, job):
    ph, (w, h) = encode(img, f"{ROOT}/public/storage/properties/{job['id']}/{job['name']}")
    at = os.path.join(ROOT, job['manifest']) if 'manifest' in job else MANIFEST; os.makedirs(os.path.dirname(at), exist_ok=True)
    with open('/tmp/pictures.lock', 'w') as lock:
        fcntl.flock(lock, fcntl.LOCK_EX); m = json.load(open(at)) if os.path.exists(at) else {}
        rows = [r for r in m.get(job['id'], []) if r['name'] != job['name']] + [dict(name=job['name'], alt=job['alt'], width=w, height=h, placeholder=ph)]
        o = job.get('order', []); rows.sort(key=lambda r: o.index(r['name']) if r['name'] in o else 99); m[job['id']] = rows
        key = lambda k: (not k.isdigit(), not k.startswith('r'), k.startswith('sample'), k.rstrip('0123456789'), int(''.join(c for c in k if c.isdigit())))
        t = at + '.tmp'; open(t, 'w').write(json.dumps({k: m[k] for k in sorted(m, key=key)}, indent=1) + '\n'); os.replace(t, at)
        log = f'{HERE}/made.json'; d = json.load(open(log)) if os.path.exists(log) else {}; d[f"{job['id']}/{job['name']}"] = [img.shape[1], job.get('samples', 0), *job.get('shot', [])]; open(log, 'w').write(json.dumps(d, indent=0, sort_keys=True) + '\n')


if __name__ == '__main__':
    out, key, job = sys.argv[1], sys.argv[2], json.loads(sys.argv[3]); t = time.time(); png = f'{out}/{key}.png'
    if os.path.exists(f'{out}/{key}-a.exr'):
        a, b = (f'{out}/{key}-{k}.exr' for k in 'ab'); img = finish(read_exr(a), read_exr(b), job.get('post') or {}); cv2.imwrite(png, img); [os.remove(f) for f in (a, b) if not os.environ.get('KEEP_EXR')]
    else: img = cv2.imread(png)
    if '--publish' in sys.argv: publish(img, job)
    print('POST %-22s %.1fs' % (key, time.time() - t), flush=True)
