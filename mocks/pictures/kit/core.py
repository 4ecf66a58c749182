"""Mesh building: everything is accumulated as arrays and becomes one mesh with many materials."""
import math
import random
from contextlib import contextmanager

import bpy
import numpy as np
from mathutils import Matrix, Vector

BOX_F = np.array([[0, 3, 2, 1], [4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]])


class Builder:
    def __init__(self):
        self.chunks = []
        self.M = Matrix.Identity(4)

    @contextmanager
    def at(self, x=0, y=0, z=0, rot=0, s=1, tilt=None):
        """Move the drawing origin; rot in degrees about the vertical."""
        keep = self.M.copy()
        self.M = self.M @ Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(rot), 4, 'Z')
        if tilt:
            self.M = self.M @ Matrix.Rotation(math.radians(tilt[1]), 4, tilt[0])
        if s != 1:
            self.M = self.M @ Matrix.Diagonal((s, s, s, 1))
        yield self
        self.M = keep

    def add(self, verts, faces, mat, smooth=False, uv=None):
        v = np.asarray(verts, dtype=np.float64).reshape(-1, 3)
        M = np.array(self.M)
        v = v @ M[:3, :3].T + M[:3, 3]
        f = np.asarray(faces, dtype=np.int64)
        if f.ndim == 1:
            f = f[None]
        self.chunks.append((v, f, mat, smooth, uv))

    # --- solids
    def box(self, x, y, z, w, d, h, mat, bev=0, grain=False):
        """A box from its low corner. bev chamfers the edges; grain runs the texture along the longest side."""
        if w < 0: x, w = x + w, -w
        if d < 0: y, d = y + d, -d
        if bev:
            bev = min(bev, w * .3, d * .3, h * .3)
            return self.rbox(x, y, z, w, d, h, bev, mat, seg=1, smooth=False, grain=grain)
        v = [(x, y, z), (x + w, y, z), (x + w, y + d, z), (x, y + d, z), (x, y, z + h), (x + w, y, z + h), (x + w, y + d, z + h), (x, y + d, z + h)]
        uv = None
        if grain:
            uv = self._grain_uv(np.array(v), BOX_F, (w, d, h))
        self.add(v, BOX_F, mat, uv=uv)

    def _grain_uv(self, v, f, dims):
        ax = int(np.argmax(dims)); off = random.uniform(0, 9)
        others = [a for a in range(3) if a != ax]
        p = v[f.reshape(-1)]
        return np.stack([p[:, others[0]] + p[:, others[1]] + off, p[:, ax] + off * 3], 1)

    def rbox(self, x, y, z, w, d, h, r, mat, seg=3, smooth=True, grain=False, bulge=0):
        """A box with rounded edges (cushions, basins, cars' bodies). bulge swells the middle of every face."""
        r = min(r, w / 2 - 1e-4, d / 2 - 1e-4, h / 2 - 1e-4)
        n = seg
        a = np.concatenate([np.sin(np.linspace(-math.pi / 2, 0, n + 1)) if False else -np.cos(np.linspace(0, math.pi / 2, n + 1)), [0] * 0])
        # parametric lines per axis: n+1 points in each corner (+ middle points when it bulges)
        def line(L):
            c = L / 2 - r
            t = np.tan(np.linspace(-math.pi / 4, 0, n + 1))
            lo = np.stack([np.full(n + 1, -c), t], 1)
            mid = np.stack([np.linspace(-c, c, 6)[1:-1], np.zeros(4)], 1) if bulge else np.zeros((0, 2))
            hi = np.stack([np.full(n + 1, c), -t[::-1]], 1)
            return np.concatenate([lo, mid, hi])
        lx, ly, lz = line(w), line(d), line(h)
        V, F, base = [], [], 0
        half = np.array([w / 2 - r, d / 2 - r, h / 2 - r])
        for ax, sg in ((0, -1), (0, 1), (1, -1), (1, 1), (2, -1), (2, 1)):
            A, Bx = [(ly, lz), (lz, lx), (lx, ly)][ax]
            ia, ib = [(1, 2), (2, 0), (0, 1)][ax]
            na, nb = len(A), len(Bx)
            ca = np.zeros((na, nb, 3)); dr = np.zeros((na, nb, 3))
            ca[..., ia] = A[:, None, 0]; dr[..., ia] = A[:, None, 1]
            ca[..., ib] = Bx[None, :, 0]; dr[..., ib] = Bx[None, :, 1]
            ca[..., ax] = sg * half[ax]; dr[..., ax] = sg
            dr /= np.linalg.norm(dr, axis=-1, keepdims=True)
            p = ca + dr * r
            if bulge:
                u = np.clip(p / np.array([w / 2, d / 2, h / 2]), -1, 1)
                k = (1 - u[..., ia] ** 2) * (1 - u[..., ib] ** 2) * (1 - A[:, None, 1] ** 2) * (1 - Bx[None, :, 1] ** 2)  # nothing at the borders, where faces meet
                p[..., ax] += sg * bulge * k
            idx = np.arange(na * nb).reshape(na, nb) + base
            q = np.stack([idx[:-1, :-1], idx[1:, :-1], idx[1:, 1:], idx[:-1, 1:]], -1).reshape(-1, 4)
            if sg < 0: q = q[:, ::-1]
            V.append(p.reshape(-1, 3)); F.append(q); base += na * nb
        v = np.concatenate(V) + np.array([x + w / 2, y + d / 2, z + h / 2]); f = np.concatenate(F)
        uv = self._grain_uv(v, f, (w, d, h)) if grain else None
        self.add(v, f, mat, smooth, uv)

    def quad(self, a, b, c, d, mat, uv=None):
        self.add([a, b, c, d], [[0, 1, 2, 3]], mat, uv=uv)

    def poly_prism(self, pts, z, h, mat, bottom=False):
        """Upright prism over a convex polygon given counter-clockwise."""
        n = len(pts)
        v = [(p[0], p[1], z) for p in pts] + [(p[0], p[1], z + h) for p in pts]
        for i in range(n):
            j = (i + 1) % n
            self.add([v[i], v[j], v[n + j], v[n + i]], [[0, 1, 2, 3]], mat)
        for i in range(1, n - 1):
            self.add([v[n], v[n + i], v[n + i + 1]], [[0, 1, 2]], mat)

    def plane(self, x, y, z, w, d, mat):
        self.add([(x, y, z), (x + w, y, z), (x + w, y + d, z), (x, y + d, z)], [[0, 1, 2, 3]], mat)

    def lathe(self, x, y, z, prof, mat, n=24, smooth=True):
        """Turn a profile [(radius, height), ...] about the vertical."""
        prof = np.array(prof, float); m = len(prof)
        a = np.linspace(0, 2 * math.pi, n, endpoint=False)
        v = np.stack([x + prof[None, :, 0] * np.cos(a)[:, None], y + prof[None, :, 0] * np.sin(a)[:, None], np.repeat(z + prof[None, :, 1], n, 0)], -1).reshape(-1, 3)
        i = np.arange(n)[:, None]; j = np.arange(m - 1)[None]
        k = (i + 1) % n
        f = np.stack([i * m + j, k * m + j, k * m + j + 1, i * m + j + 1], -1).reshape(-1, 4)
        self.add(v, f, mat, smooth)

    def cyl(self, x, y, z, r, h, mat, n=20, r2=None):
        r2 = r if r2 is None else r2
        self.lathe(x, y, z, [(0, 0), (r, 0)], mat, n, False)
        self.lathe(x, y, z, [(r, 0), (r2, h)], mat, n, True)
        self.lathe(x, y, z, [(r2, h), (0, h)], mat, n, False)

    def ball(self, x, y, z, r, mat, n=16, sq=1.0):
        t = np.linspace(-math.pi / 2, math.pi / 2, n // 2 + 1)
        self.lathe(x, y, z, [(max(0, r * math.cos(q)), r * sq * math.sin(q)) for q in t], mat, n)

    def tube(self, pts, r, mat, n=8, r2=None, closed=False):
        """A pipe along points, radius r to r2."""
        pts = np.array(pts, float); m = len(pts)
        rad = np.linspace(r, r if r2 is None else r2, m)
        tan = np.gradient(pts, axis=0); tan /= np.linalg.norm(tan, axis=1, keepdims=True) + 1e-9
        up = np.array([0, 0, 1.0]) if abs(tan[0][2]) < .9 else np.array([1.0, 0, 0])
        a = np.linspace(0, 2 * math.pi, n, endpoint=False); V = []
        for i in range(m):
            s = np.cross(tan[i], up); s /= np.linalg.norm(s) + 1e-9
            u = np.cross(s, tan[i]); up = u
            V.append(pts[i] + rad[i] * (np.cos(a)[:, None] * s + np.sin(a)[:, None] * u))
        v = np.concatenate(V)
        i = np.arange(m - 1)[:, None]; j = np.arange(n)[None]; k = (j + 1) % n
        f = np.stack([i * n + j, i * n + k, (i + 1) * n + k, (i + 1) * n + j], -1).reshape(-1, 4)
        self.add(v, f, mat, True)

    def bar(self, a, b, t, mat, t2=None):
        """A square bar between two points."""
        a, b = Vector(a), Vector(b); d = b - a; L = d.length
        if L < 1e-6: return
        t2 = t2 or t
        q = d.to_track_quat('Z', 'Y').to_matrix().to_4x4()
        keep = self.M.copy(); self.M = self.M @ Matrix.Translation(a) @ q
        self.box(-t / 2, -t2 / 2, 0, t, t2, L, mat, grain=True); self.M = keep

    # --- to Blender
    def mesh(self, name='m'):
        mats = []; V = []; nv = 0; loops = []; start = []; total = []; mi = []; sm = []; UV = []; ls = 0
        for v, f, mat, smooth, uv in self.chunks:
            if mat not in mats: mats.append(mat)
            k = f.shape[1]; m = len(f)
            if uv is None:
                p0, p1, p2 = v[f[:, 0]], v[f[:, 1]], v[f[:, 2]]
                n = np.cross(p1 - p0, p2 - p0); n /= np.linalg.norm(n, axis=1, keepdims=True) + 1e-12
                flat = np.abs(n[:, 2]) > .999
                t = np.stack([-n[:, 1], n[:, 0], np.zeros(m)], 1); t[flat] = (1, 0, 0)
                t /= np.linalg.norm(t, axis=1, keepdims=True) + 1e-12
                b = np.cross(n, t); b[flat] = (0, 1, 0)
                P = v[f]
                uv = np.stack([(P * t[:, None]).sum(-1), (P * b[:, None]).sum(-1)], -1).reshape(-1, 2)
            V.append(v); loops.append((f + nv).reshape(-1)); nv += len(v)
            start.append(np.arange(m) * k + ls); total.append(np.full(m, k)); ls += m * k
            mi.append(np.full(m, mats.index(mat))); sm.append(np.full(m, smooth)); UV.append(np.asarray(uv, float).reshape(-1, 2))
        me = bpy.data.meshes.new(name)
        if not V: return me
        V = np.concatenate(V); loops = np.concatenate(loops)
        me.vertices.add(len(V)); me.vertices.foreach_set('co', V.astype(np.float32).ravel())
        me.loops.add(len(loops)); me.loops.foreach_set('vertex_index', loops.astype(np.int32))
        st = np.concatenate(start)
        me.polygons.add(len(st)); me.polygons.foreach_set('loop_start', st.astype(np.int32)); me.polygons.foreach_set('loop_total', np.concatenate(total).astype(np.int32))
        me.polygons.foreach_set('material_index', np.concatenate(mi).astype(np.int32)); me.polygons.foreach_set('use_smooth', np.concatenate(sm).astype(bool))
        lay = me.uv_layers.new(name='UVMap'); lay.data.foreach_set('uv', np.concatenate(UV).astype(np.float32).ravel())
        for m in mats: me.materials.append(m)
        me.update(calc_edges=True); me.validate(clean_customdata=False)
        return me

    def flush(self, name='scene'):
        if not self.chunks: return None
        me = self.mesh(name); self.chunks = []
        o = bpy.data.objects.new(name, me); bpy.context.scene.collection.objects.link(o)
        return o


_protos = {}


def proto(key, make):
    """A mesh made once per process and placed many times."""
    me = _protos.get(key)
    try:
        if me is not None and me.name: return me
    except ReferenceError:
        pass
    b = Builder(); st = random.getstate(); random.seed(str(key)); make(b); random.setstate(st)
    me = b.mesh(str(key)[:50]); _protos[key] = me
    return me


def place(me, x, y, z=0, rot=0, s=1, sz=None, tilt=0):
    o = bpy.data.objects.new(me.name, me)
    o.location = (x, y, z); o.rotation_euler = (math.radians(tilt), 0, math.radians(rot)); o.scale = (s, s, sz or s)
    bpy.context.scene.collection.objects.link(o)
    return o


def scatter(me, pts, smin=.8, smax=1.2, rng=random, name='scatter'):
    """Many copies of one mesh on points, as face instances: cheap in memory and time."""
    pts = np.asarray(pts, float)
    if len(pts) == 0: return
    n = len(pts)
    if pts.shape[1] == 2: pts = np.concatenate([pts, np.zeros((n, 1))], 1)
    a = np.array([rng.uniform(0, 2 * math.pi) for _ in range(n)]); s = np.array([rng.uniform(smin, smax) for _ in range(n)])
    c = np.stack([np.cos(a), np.sin(a), np.zeros(n)], 1) * s[:, None] / 2 * math.sqrt(2)
    d = np.stack([-np.sin(a), np.cos(a), np.zeros(n)], 1) * s[:, None] / 2 * math.sqrt(2)
    v = np.stack([pts - c, pts - d, pts + c, pts + d], 1).reshape(-1, 3)
    pm = bpy.data.meshes.new(name); f = np.arange(4 * n).reshape(-1, 4)
    pm.from_pydata(v.tolist(), [], f.tolist()); pm.update()
    par = bpy.data.objects.new(name, pm); bpy.context.scene.collection.objects.link(par)
    par.instance_type = 'FACES'; par.use_instance_faces_scale = True; par.show_instancer_for_render = False
    ch = bpy.data.objects.new(name + 'c', me); bpy.context.scene.collection.objects.link(ch); ch.parent = par
    return par


def clear():
    """Empty the scene; keeps materials and prototypes for the next one."""
    for o in list(bpy.data.objects): bpy.data.objects.remove(o, do_unlink=True)
    keep = set()
    for m in _protos.values():
        try: keep.add(m.name)
        except ReferenceError: pass
    for m in list(bpy.data.meshes):
        if m.name not in keep: bpy.data.meshes.remove(m)
    for col in (bpy.data.lights, bpy.data.cameras, bpy.data.curves):
        for x in list(col): col.remove(x)


def text(s, x, y, z, size, mat, rot=0, depth=.03, align='CENTER', flat=False):
    c = bpy.data.curves.new('t', 'FONT'); c.body = s; c.size = size; c.extrude = depth; c.align_x = align; c.align_y = 'CENTER'
    c.materials.append(mat)
    o = bpy.data.objects.new('t', c); bpy.context.scene.collection.objects.link(o)
    o.location = (x, y, z); o.rotation_euler = (0 if flat else math.pi / 2, 0, math.radians(rot))
    return o
