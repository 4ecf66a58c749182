"""Runs inside Blender: blender -b -P render.py -- [--fast] [--out DIR] [--width 1200] [--samples 32] job job ...   (job: listing or listing/picture)"""
import json, os, random, subprocess, sys, time

HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import bpy
from kit import core, stage

argv = sys.argv[sys.argv.index('--') + 1:]
def opt(name, d):
    if name in argv: i = argv.index(name); v = argv[i + 1]; del argv[i:i + 2]; return v
    return d
OUT = opt('--out', '/tmp/pictures'); WIDTH = opt('--width', '1200'); AUTO = WIDTH == 'auto'; WIDTH = 1200 if AUTO else int(WIDTH); SAMPLES = int(opt('--samples', 24)); THREADS = int(opt('--threads', 2)); LIMIT = float(opt('--until', 1e12)); PUBLISH = ['--publish'] if '--publish' in argv else []
argv = [a for a in argv if a not in ('--publish', '--reuse')]
os.makedirs(OUT, exist_ok=True)
bpy.ops.wm.read_factory_settings(use_empty=True)
import listings
from post import lib
posts = []
listings.WIDTH = WIDTH
for job in listings.jobs(argv):
    if time.time() > LIMIT: break
    if AUTO: WIDTH, SAMPLES = next((w, n) for limit, w, n in ((3, 1200, 12), (1e9, 960, 10)) if os.getloadavg()[0] < limit)  # take what a busy machine leaves
    t = time.time(); key = job['id'].replace('/', '-') + '-' + job['name']
    if '--reuse' in sys.argv and os.path.exists(f'{OUT}/{key}.png'):
        subprocess.call(['nice', '-n', '19', '/usr/bin/python3', f'{HERE}/finish.py', OUT, key, json.dumps({**job, 'samples': SAMPLES}), '--publish']); continue
    core.clear(); random.seed(key)
    try:
        stage.setup(int(WIDTH * job.get('scale', 1)), int(SAMPLES * job.get('quality', 1)), job.get('bounces', 3), THREADS, job.get('ao', 1), job.get('portrait', False))
        post = listings.build(job); built = time.time() - t; stage.shoot(f'{OUT}/{key}')
    except Exception:
        import traceback; traceback.print_exc(); print('FAILED', key, flush=True); continue
    print('PIC %-22s %dx%d build %.1fs render %.1fs' % (key, WIDTH, SAMPLES, built, time.time() - t - built), flush=True)
    while len([p for p in posts if p.poll() is None]) > 1: time.sleep(.5)
    posts.append(subprocess.Popen(['nice', '-n', '19', '/usr/bin/python3', f'{HERE}/finish.py', OUT, key, json.dumps({**job, 'post': post, 'samples': SAMPLES}), *PUBLISH]))
for p in posts: p.wait()
