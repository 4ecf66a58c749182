"""From two raw half renders (uncompressed multilayer EXR) to a finished picture: denoise, haze, bloom, AgX, sharpen, encode."""
import base64, ctypes, glob, os, re, struct, subprocess, sys, tempfile
import cv2
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
cv2.setNumThreads(1)
FAR = 20000
"""Metres: what is farther is the sky."""


def lib():
    so = os.path.join(tempfile.gettempdir(), 'proventous-denoise.so'); src = os.path.join(HERE, 'denoise.c')
    if not os.path.exists(so) or os.path.getmtime(so) < os.path.getmtime(src):
        subprocess.check_call(['gcc', '-O3', '-march=native', '-ffast-math', '-shared', '-fPIC', '-o', so + '.tmp', src, '-lm']); os.replace(so + '.tmp', so)
    return ctypes.CDLL(so)


def read_exr(path):
    """Uncompressed scan-line EXR, half or float channels."""
    b = open(path, 'rb').read(); o = 8; chans = []; win = None
    while b[o] != 0:
        e = b.index(0, o); name = b[o:e]; o = e + 1; e = b.index(0, o); o = e + 1
        size = struct.unpack_from('<i', b, o)[0]; o += 4; v = b[o:o + size]; o += size
        if name == b'channels':
            p = 0
            while v[p] != 0:
                q = v.index(0, p); chans.append((v[p:q].decode(), struct.unpack_from('<i', v, q + 1)[0])); p = q + 17
        elif name == b'dataWindow': win = struct.unpack('<4i', v)
        elif name == b'compression': assert v[0] == 0, 'compressed EXR'
    o += 1
    w, h = win[2] - win[0] + 1, win[3] - win[1] + 1
    row = sum(w * (2 if t == 1 else 4) for _, t in chans) + 8
    raw = np.frombuffer(b, np.uint8, h * row, o + 8 * h).reshape(h, row); out = {}; p = 8
    for name, t in chans:
        k = w * (2 if t == 1 else 4)
        out[name.split('.', 1)[1] if '.' in name else name] = np.ascontiguousarray(raw[:, p:p + k]).view(np.float16 if t == 1 else np.float32).reshape(h, w).astype(np.float32); p += k
    return out


def rgb(d, name): return np.nan_to_num(np.stack([d[f'{name}.{c}'] for c in 'RGB']), posinf=1e3, neginf=0)


def nlm(C, V, F, R, stride, pr, k):
    L = lib(); C = np.ascontiguousarray(C, np.float32); V = np.ascontiguousarray(V, np.float32); F = np.ascontiguousarray(F, np.float32); out = np.empty_like(C); h, w = C.shape[1:]
    f = ctypes.POINTER(ctypes.c_float); p = lambda a: a.ctypes.data_as(f)
    L.nlm(p(C), p(V), p(F), len(F), p(out), w, h, R, stride, pr, ctypes.c_float(k)); return out


def despike(A, B, lim):
    """Fireflies: nothing much brighter than its surroundings in the other half."""
    out = []
    for X, Y in ((A, B), (B, A)):
        m = np.stack([cv2.medianBlur(cv2.medianBlur(y, 5), 5) for y in Y]) * lim + .04
        out.append(np.minimum(X, np.maximum(m, np.minimum(X, Y * 1.0))))
    return out


def component(a, b, F, wide, smooth=False):
    """smooth: light that came by way of other surfaces; only the geometry may hold it back."""
    a, b = despike(a, b, 6 if smooth else 3)
    m = (a + b) / 2; var = ((a - b) ** 2).mean(0) / 4
    var = cv2.GaussianBlur(var, (0, 0), 4.0 if smooth else 2.5)
    x = nlm(m, var, F, 5, 1, 2, 3 if smooth else .9)
    return nlm(x, cv2.GaussianBlur(var, (0, 0), 3) * .15, F, 4, 4 if wide else 3, 1, 5 if smooth else 1.0)


def denoise(A, B):
    g = lambda n: (rgb(A, n), rgb(B, n))
    alb = sum(g('Denoising Albedo')) / 2; nor = np.stack([(A[f'Denoising Normal.{c}'] + B[f'Denoising Normal.{c}']) / 2 for c in 'XYZ'])
    z = np.minimum((A['Depth.Z'] + B['Depth.Z']) / 2, FAR)
    lz = np.log(z + 1)
    F0 = np.concatenate([nor / .35, lz[None] / .06])
    FA = np.concatenate([nor / .35, lz[None] / .06, alb / .12])
    total = 0; used = 0
    for col, dr, ind, wide in (('DiffCol', 'DiffDir', 'DiffInd', True), ('GlossCol', 'GlossDir', 'GlossInd', False)):
        ca, cb = g(col); c = (ca + cb) / 2; cv = ((ca - cb) ** 2).mean(0) / 4
        area = cv2.GaussianBlur(cv2.medianBlur(cv2.medianBlur(cv, 5), 5) * 400, (0, 0), 1.5)[None]  # behind glass whole areas are noisy; along edges only lines are, and those stay
        if cv.mean() > 1e-6: c = c + (nlm(c, cv2.GaussianBlur(cv, (0, 0), 1.5), F0, 4, 1, 2, .7) - c) * np.clip(area, 0, 1)
        if wide:
            lo = c.mean(0) < .03  # where there is hardly any colour the quotient is meaningless
            fix = lambda pair: [np.where(lo, np.minimum(v, np.stack([cv2.medianBlur(q, 5) for q in v])), v) for v in pair]
            d = component(*fix(g(dr)), F0, True); i = component(*fix(g(ind)), F0, True, True); lo = d + i
            total = total + c * lo
        else:
            a = [x + y for x, y in zip(g(dr), g(ind))]; total = total + c * component(*a, FA, False)
        used = used + np.stack([rgb(x, col) * (rgb(x, dr) + rgb(x, ind)) for x in (A, B)])
    rest = np.stack([rgb(A, 'Combined'), rgb(B, 'Combined')]) - used  # emission, background, transmission
    ra, rb = rest
    if np.abs(ra - rb).mean() > 1e-4: total = total + component(np.maximum(ra, 0), np.maximum(rb, 0), FA, False)
    else: total = total + (ra + rb) / 2
    return np.maximum(total, 0), z


def agx(x, look):
    M = np.array([[.842479062253094, .0784335999999992, .0792237451477643], [.0423282422610123, .878468636469772, .0791661274605434], [.0423756549057051, .0784336, .879142973793104]])
    I = np.array([[1.19687900512017, -.0980208811401368, -.0990297440797205], [-.0528968517574562, 1.15190312990417, -.0989611768448433], [-.0529716355144438, -.0980434501171241, 1.15107367264116]])
    x = np.tensordot(M, x, 1); x = np.log2(np.maximum(x, 1e-10)); x = np.clip((x + 12.47393) / 16.5, 0, 1)
    x2 = x * x; x4 = x2 * x2
    x = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + .4298 * x2 + .1191 * x - .00232
    power, sat, slope = look
    x = np.clip(x * slope, 0, None) ** power; l = np.tensordot([.2126, .7152, .0722], x, 1); x = l + sat * (x - l)
    return np.clip(np.tensordot(I, x, 1), 0, 1)


def finish(A, B, opt):
    x, z = denoise(A, B)
    # exposure: middle tones to where a photographer would put them, by at most two stops; the sky does not count
    l = np.tensordot([.2126, .7152, .0722], x, 1); near = z < 900
    m = np.exp(np.log(np.clip(l[near], 1e-4, 30)).mean()) if near.any() else .18
    k = np.clip(opt.get('key', .26) / m, .12, 8); x = x * k * 2 ** opt.get('ev', 0)
    if opt.get('haze', 0):
        f = (1 - np.exp(-np.clip(z - 12, 0, None) / opt['haze']))[None] * (z < FAR)
        hc = np.array(opt.get('haze_col', (.72, .82, .95)))[:, None, None] * opt.get('haze_lum', .95) * k * 2 ** opt.get('ev', 0); x = x * (1 - f * .8) + hc * f * .8
    bright = np.maximum(x - 1.1, 0); bright = np.minimum(bright, 6)
    s = x.shape[2] / 1200
    bl = sum(np.stack([cv2.GaussianBlur(c, (0, 0), q * s) for c in bright]) * w for q, w in ((4, .10), (14, .06), (45, .03))); x = x + bl * opt.get('bloom', 1)
    wb = np.array(opt.get('wb', (1.02, 1.0, .97)))[:, None, None]; x = x * wb
    h, w = x.shape[1:]; yy, xx = np.mgrid[0:h, 0:w]; r2 = ((xx - w / 2) ** 2 + (yy - h / 2) ** 2) / (w * w / 4 + h * h / 4); x = x * (1 - .16 * r2[None] ** 1.3)
    y = agx(x, opt.get('look', (1.22, 1.22, 1.08)))
    y = np.moveaxis(y, 0, -1).astype(np.float32)
    l0 = y @ np.array([.299, .587, .114], np.float32); med = cv2.medianBlur(l0, 3); hot = (l0 - med > .09) & (cv2.blur((l0 - med > .05).astype(np.float32), (5, 5)) < .2)
    y = np.where(hot[..., None], np.stack([cv2.medianBlur(np.ascontiguousarray(y[..., i]), 3) for i in range(3)], -1), y)
    lum = y @ np.array([.299, .587, .114], np.float32); y += (.35 * (lum - cv2.GaussianBlur(lum, (0, 0), 1.1)))[..., None] + (.10 * (lum - cv2.GaussianBlur(lum, (0, 0), 12 * s)))[..., None]
    y = (np.clip(y, 0, 1) * 255 + .5).astype(np.uint8)[..., ::-1]
    return np.ascontiguousarray(y[:, ::-1] if opt.get('flip') else y)


def encode(img, base):
    """The card's file, the 960 px file and, where the render is wider, one as wide as the render; returns a placeholder and the size of the largest."""
    os.makedirs(os.path.dirname(base), exist_ok=True); h, w = img.shape[:2]
    if w < 960: raise ValueError(f'{base}: a render of {w} px is too narrow for its 960 px file')
    for old in glob.glob(glob.escape(base) + '-*.webp'):
        if re.fullmatch(r'-\d+\.webp', old[len(base):]): os.remove(old)
    for width, quality in {480: 74, 960: 70, w: 66 if w > 960 else 70}.items():
        hh = round(width * h / w); r = img if width == w else cv2.resize(img, (width, hh), interpolation=cv2.INTER_AREA)
        if width == 480:
            g = r.astype(np.float32); r = np.clip(g + .35 * (g - cv2.GaussianBlur(g, (0, 0), .8)), 0, 255).astype(np.uint8)
        p = subprocess.Popen(['cwebp', '-quiet', '-q', str(quality), '-m', '6', '-o', f'{base}-{width}.webp', '--', '-'], stdin=subprocess.PIPE)
        p.communicate(cv2.imencode('.png', r, [cv2.IMWRITE_PNG_COMPRESSION, 1])[1].tobytes())
        if p.returncode: raise RuntimeError('cwebp')
    t = cv2.GaussianBlur(cv2.resize(img, (16, 11) if w > h else (11, 15), interpolation=cv2.INTER_AREA), (0, 0), .8)
    d = cv2.imencode('.webp', t, [cv2.IMWRITE_WEBP_QUALITY, 20])[1].tobytes()
    return 'data:image/webp;base64,' + base64.b64encode(d).decode(), (w, h)


if __name__ == '__main__':
    import json, time
    t = time.time(); a, b, out = sys.argv[1:4]; opt = json.loads(sys.argv[4]) if len(sys.argv) > 4 else {}
    cv2.imwrite(out, finish(read_exr(a), read_exr(b), opt)); print('post %.1fs' % (time.time() - t))
