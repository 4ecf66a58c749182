"""After a render: denoise and develop, keep the master as PNG in the work folder; encode it when the job says so."""
import json, os, sys, time
import cv2
from post import encode, finish, read_exr

out, key, job = sys.argv[1], sys.argv[2], json.loads(sys.argv[3]); t = time.time(); a, b = (f'{out}/{key}-{k}.exr' for k in 'ab')
img = finish(read_exr(a), read_exr(b), job.get('post') or {}); cv2.imwrite(f'{out}/{key}.png', img); os.remove(a); os.remove(b)
json.dump({k: job[k] for k in ('id', 'name', 'alt') if k in job}, open(f'{out}/{key}.json', 'w'))
print('POST %-22s %.1fs' % (key, time.time() - t), flush=True)
