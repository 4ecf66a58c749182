"""Procedural materials. All are cached by their arguments, textures are in metres."""
import bpy

_cache = {}


def hexc(h):
    """'#rrggbb' (as seen) to linear."""
    if not isinstance(h, str): return tuple(h)
    h = h.lstrip('#'); out = []
    for i in (0, 2, 4):
        c = int(h[i:i + 2], 16) / 255
        out.append(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4)
    return tuple(out)


def mul(c, k): return tuple(min(1, x * k) for x in c)


class G:
    """A small helper to wire nodes."""
    def __init__(self, name):
        self.m = bpy.data.materials.new(name); self.m.use_nodes = True
        self.n = self.m.node_tree.nodes; self.l = self.m.node_tree.links
        self.b = self.n['Principled BSDF']; self.out = self.n['Material Output']

    def new(self, t, **kw):
        x = self.n.new('ShaderNode' + t)
        for k, v in kw.items():
            if k in x.inputs.keys(): x.inputs[k].default_value = v
            else: setattr(x, k, v)
        return x

    def link(self, a, b): self.l.new(a, b)

    def set(self, **kw):
        for k, v in kw.items():
            k = k.replace('_', ' ')
            i = self.b.inputs[k]
            if hasattr(v, 'is_linked'): self.l.new(v, i)
            else: i.default_value = (*v, 1) if isinstance(v, tuple) and len(v) == 3 else v

    def uv(self, sx=1, sy=1, rot=0, off=0):
        tc = self.new('TexCoord'); mp = self.new('Mapping'); mp.inputs['Scale'].default_value = (sx, sy, 1); mp.inputs['Rotation'].default_value = (0, 0, rot); mp.inputs['Location'].default_value = (off, off, 0)
        self.link(tc.outputs['UV'], mp.inputs['Vector']); return mp.outputs['Vector']

    def pos(self, sx=1, sy=1, sz=1):
        tc = self.new('NewGeometry'); mp = self.new('Mapping'); mp.inputs['Scale'].default_value = (sx, sy, sz)
        self.link(tc.outputs['Position'], mp.inputs['Vector']); return mp.outputs['Vector']

    def noise(self, vec, scale, detail=3, rough=.5, dist=0):
        t = self.new('TexNoise', Scale=scale, Detail=detail, Roughness=rough, Distortion=dist); self.link(vec, t.inputs['Vector']); return t.outputs['Fac']

    def ramp(self, fac, stops, interp='LINEAR'):
        r = self.new('ValToRGB'); e = r.color_ramp.elements; r.color_ramp.interpolation = interp
        while len(e) < len(stops): e.new(.5)
        for x, (p, c) in zip(e, stops):
            x.position = p; x.color = (*(c if isinstance(c, tuple) else (c, c, c)), 1)
        self.link(fac, r.inputs['Fac']); return r.outputs['Color']

    def math(self, op, a, b=None, clamp=False):
        x = self.new('Math'); x.operation = op; x.use_clamp = clamp
        for i, v in ((0, a), (1, b)):
            if v is None: continue
            if hasattr(v, 'is_linked'): self.link(v, x.inputs[i])
            else: x.inputs[i].default_value = v
        return x.outputs[0]

    def mix(self, fac, a, b, mode='MIX'):
        x = self.new('MixRGB'); x.blend_type = mode
        for i, v in (('Fac', fac), ('Color1', a), ('Color2', b)):
            if hasattr(v, 'is_linked'): self.link(v, x.inputs[i])
            else: x.inputs[i].default_value = (*v, 1) if isinstance(v, tuple) else v
        return x.outputs[0]

    def bump(self, h, strength=.3, dist=.02):
        x = self.new('Bump', Strength=strength, Distance=dist); self.link(h, x.inputs['Height']); self.link(x.outputs['Normal'], self.b.inputs['Normal'])


def cached(fn):
    def f(*a, **k):
        key = (fn.__name__, a, tuple(sorted(k.items())))
        m = _cache.get(key)
        try:
            if m is not None and m.name: return m
        except ReferenceError: pass
        m = fn(*a, **k); _cache[key] = m
        return m
    return f


@cached
def plain(col, rough=.5, metal=0.0, spec=.5, coat=0.0):
    g = G('plain'); g.set(Base_Color=hexc(col), Roughness=rough, Metallic=metal, Specular=spec)
    if coat: g.set(Clearcoat=coat, Clearcoat_Roughness=.03)
    return g.m


@cached
def stucco(col, rough=.85, grime=.35, bump=.12):
    """Painted render with faint mottling and the dirt of rainy seasons near the ground."""
    c = hexc(col); g = G('stucco'); p = g.pos()
    n1 = g.noise(p, .7, 3); n2 = g.noise(g.pos(6, 6, .5), 1, 2)
    base = g.ramp(n1, [(.3, mul(c, .93)), (.7, mul(c, 1.03))])
    if grime:
        sep = g.new('SeparateXYZ'); g.link(g.new('NewGeometry').outputs['Position'], sep.inputs[0])
        low = g.math('SUBTRACT', 1, g.math('MULTIPLY', sep.outputs['Z'], 1.1), clamp=True)
        f = g.math('MULTIPLY', g.math('POWER', low, 2), g.math('MULTIPLY', n2, grime * 1.6), clamp=True)
        streak = g.math('MULTIPLY', g.math('SUBTRACT', n2, .52, clamp=True), grime * 1.0, clamp=True)
        base = g.mix(g.math('ADD', f, streak, clamp=True), base, mul(c, .42))
    g.set(Base_Color=base, Roughness=rough, Specular=.25); g.bump(g.noise(p, 45, 2), bump, .01)
    return g.m


@cached
def concrete(col='#a9a59c', rough=.85, scale=1.0, stain=.5):
    c = hexc(col); g = G('concrete'); p = g.pos()
    n = g.noise(p, .9 * scale, 4, .6); f = g.noise(p, 28 * scale, 3, .6)
    a = g.ramp(n, [(.28, mul(c, 1 - .35 * stain)), (.6, c), (.8, mul(c, 1.08))])
    g.set(Base_Color=g.mix(.25, a, g.ramp(f, [(.3, mul(c, .6)), (.7, mul(c, 1.2))])), Roughness=rough, Specular=.3); g.bump(f, .2, .01)
    return g.m


@cached
def asphalt(col='#6a6a68'):
    c = hexc(col); g = G('asphalt'); p = g.pos()
    big = g.noise(p, .22, 4, .6); fine = g.noise(p, 60, 2, .7)
    a = g.ramp(big, [(.3, mul(c, .72)), (.55, c), (.75, mul(c, 1.15))])
    a = g.mix(.4, a, g.ramp(fine, [(.3, mul(c, .5)), (.7, mul(c, 1.4))]))
    g.set(Base_Color=a, Roughness=.8, Specular=.35); g.bump(fine, .35, .01)
    return g.m


@cached
def paving(col='#b5aea2', w=.6, h=.6, gap=.012, rough=.7, var=.12, offset=0.0, bump=.5, joint=None):
    """Tiles, pavers or bricks, measured in metres."""
    c = hexc(col); g = G('paving'); u = g.uv()
    b = g.new('TexBrick'); b.offset = offset; b.squash = 1
    b.inputs['Scale'].default_value = 1; b.inputs['Brick Width'].default_value = w; b.inputs['Row Height'].default_value = h; b.inputs['Mortar Size'].default_value = gap; b.inputs['Mortar Smooth'].default_value = .1
    b.inputs['Color1'].default_value = (*mul(c, 1 - var), 1); b.inputs['Color2'].default_value = (*mul(c, 1 + var), 1); b.inputs['Mortar'].default_value = (*(hexc(joint) if joint else mul(c, .55)), 1); b.inputs['Bias'].default_value = 0
    g.link(u, b.inputs['Vector'])
    n = g.noise(g.pos(), 1.3, 3)
    col = g.mix(.35, b.outputs['Color'], g.ramp(n, [(.3, mul(c, .8)), (.7, mul(c, 1.12))]), 'MIX')
    g.set(Base_Color=col, Roughness=rough, Specular=.4); g.bump(g.math('SUBTRACT', 1, b.outputs['Fac']), bump, .006)
    return g.m


def tiles(col, size=.6, rough=.18, var=.02, gap=.004, joint=None, h=None):
    return paving(col, size, h or size, gap, rough, var, 0.0, .25, joint)


def brick(col='#9c5b43', joint='#b9b0a4'):
    return paving(col, .22, .075, .01, .85, .22, .5, .7, joint)


@cached
def stone(col='#a08f7b', scale=2.6, joint=.55):
    """Irregular coral or river stone."""
    c = hexc(col); g = G('stone'); u = g.uv(1, 1.5)
    v = g.new('TexVoronoi', Scale=scale); v.feature = 'F1'; v2 = g.new('TexVoronoi', Scale=scale); v2.feature = 'DISTANCE_TO_EDGE'
    for x in (v, v2): g.link(u, x.inputs['Vector'])
    k = g.new('SeparateXYZ'); g.link(v.outputs['Color'], k.inputs[0])
    a = g.ramp(k.outputs[0], [(0, mul(c, .62)), (.5, c), (1, mul(c, 1.3))])
    a = g.mix(.3, a, g.ramp(g.noise(u, 14, 3), [(.3, mul(c, .6)), (.7, mul(c, 1.3))]))
    e = g.ramp(v2.outputs['Distance'], [(.01, joint * .6), (.07, 1.0)])
    g.set(Base_Color=g.mix(1, a, e, 'MULTIPLY'), Roughness=.85, Specular=.3); g.bump(e, .7, .02)
    return g.m


@cached
def wood(col='#8a5a34', rough=.5, scale=1.0, plank=0.0, var=.35, coat=0.0):
    """Grain along v. plank > 0 draws boards of that width."""
    c = hexc(col); g = G('wood'); u = g.uv(14 * scale, .9 * scale)
    n = g.noise(u, 1.4, 4, .6, .6); f = g.noise(g.uv(90 * scale, 2.5 * scale), 1, 2)
    a = g.ramp(n, [(.25, mul(c, 1 - var)), (.5, c), (.78, mul(c, 1 + var * .8))])
    a = g.mix(.3, a, g.ramp(f, [(.3, mul(c, .55)), (.7, mul(c, 1.3))]))
    if plank:
        b = g.new('TexBrick'); b.offset = .37; b.inputs['Scale'].default_value = 1; b.inputs['Brick Width'].default_value = 1.5; b.inputs['Row Height'].default_value = plank; b.inputs['Mortar Size'].default_value = .003
        b.inputs['Color1'].default_value = (.72, .72, .72, 1); b.inputs['Color2'].default_value = (1.15, 1.12, 1.1, 1); b.inputs['Mortar'].default_value = (.3, .3, .3, 1)
        g.link(g.uv(1, 1, 1.5707963), b.inputs['Vector']); a = g.mix(1, a, b.outputs['Color'], 'MULTIPLY')
        g.bump(g.math('SUBTRACT', 1, b.outputs['Fac']), .3, .004)
    else: g.bump(n, .12, .006)
    g.set(Base_Color=a, Roughness=rough, Specular=.4)
    if coat: g.set(Clearcoat=coat)
    return g.m


@cached
def gi_roof(col='#8c3b2e', pitch=.25, rust=.25):
    """Rib-type painted sheet; ribs run down the slope."""
    c = hexc(col); g = G('gi'); u = g.uv()
    s = g.new('SeparateXYZ'); g.link(u, s.inputs[0])
    x = g.math('FRACT', g.math('DIVIDE', s.outputs[0], pitch))
    rib = g.ramp(x, [(0, 1.0), (.10, 1.0), (.17, 0.0), (.83, 0.0), (.93, 1.0)])
    n = g.noise(g.uv(2.5, .35), 1, 4, .6); n2 = g.noise(g.pos(), .5, 3)
    a = g.ramp(n, [(.3, mul(c, .82)), (.7, mul(c, 1.12))])
    a = g.mix(g.math('MULTIPLY', g.ramp(n2, [(.5, 0.0), (.75, 1.0)]), rust), a, mul(hexc('#7b5a45'), .9))
    a = g.mix(g.math('MULTIPLY', rib, .25), a, mul(c, 1.35))
    g.set(Base_Color=a, Roughness=.42, Specular=.5); g.bump(rib, .9, .03)
    return g.m


@cached
def tile_roof(col='#a5573a', w=.26, h=.36, var=.28):
    """Rounded clay or concrete tiles in courses."""
    c = hexc(col); g = G('tileroof'); u = g.uv()
    s = g.new('SeparateXYZ'); g.link(u, s.inputs[0])
    x = g.math('FRACT', g.math('DIVIDE', s.outputs[0], w)); y = g.math('FRACT', g.math('DIVIDE', s.outputs[1], h))
    arch = g.math('SINE', g.math('MULTIPLY', x, 3.14159)); step = g.math('SUBTRACT', 1, y)
    hh = g.math('ADD', g.math('MULTIPLY', arch, .65), g.math('MULTIPLY', step, .5))
    b = g.new('TexBrick'); b.offset = 0; b.inputs['Scale'].default_value = 1; b.inputs['Brick Width'].default_value = w; b.inputs['Row Height'].default_value = h; b.inputs['Mortar Size'].default_value = .008
    b.inputs['Color1'].default_value = (*mul(c, 1 - var), 1); b.inputs['Color2'].default_value = (*mul(c, 1 + var), 1); b.inputs['Mortar'].default_value = (*mul(c, .4), 1); g.link(u, b.inputs['Vector'])
    a = g.mix(.35, b.outputs['Color'], g.ramp(g.noise(g.pos(), .8, 4, .6), [(.3, mul(c, .6)), (.7, mul(c, 1.15))]))
    a = g.mix(1, a, g.ramp(y, [(.0, .45), (.12, 1.0)]), 'MULTIPLY'); a = g.mix(1, a, g.ramp(arch, [(.0, .45), (.4, 1.0)]), 'MULTIPLY')
    g.set(Base_Color=a, Roughness=.75, Specular=.3); g.bump(hh, 1, .05)
    return g.m


@cached
def siding(col='#cfc9bd', pitch=.15, vertical=True, rough=.5, depth=.6):
    """Clapboard, cladding sheet or panel joints."""
    c = hexc(col); g = G('siding'); u = g.uv(); s = g.new('SeparateXYZ'); g.link(u, s.inputs[0])
    x = g.math('FRACT', g.math('DIVIDE', s.outputs[0 if vertical else 1], pitch))
    r = g.ramp(x, [(0, .0), (.06, 1.0), (.94, 1.0), (1, .0)])
    n = g.noise(g.pos(1, 1, .4), .8, 3)
    g.set(Base_Color=g.mix(1, g.ramp(n, [(.3, mul(c, .9)), (.7, mul(c, 1.05))]), g.ramp(r, [(0, .6), (1, 1.0)]), 'MULTIPLY'), Roughness=rough); g.bump(r, depth, .02)
    return g.m


@cached
def grass(col='#5f7a34', dry=.3):
    c = hexc(col); g = G('grass'); p = g.pos()
    d = hexc('#8d8450'); n = g.noise(p, .35, 4, .6); f = g.noise(p, 22, 4, .7)
    a = g.mix(g.math('MULTIPLY', g.ramp(n, [(.42, 0.0), (.72, 1.0)]), dry), g.ramp(f, [(.25, mul(c, .35)), (.5, mul(c, .85)), (.8, mul(c, 1.35))]), d)
    g.set(Base_Color=a, Roughness=.95, Specular=.15); g.bump(f, .8, .06)
    return g.m


@cached
def soil(col='#8a6f52', green=.35):
    c = hexc(col); g = G('soil'); p = g.pos(); n = g.noise(p, .25, 5, .6); f = g.noise(p, 9, 4, .65)
    a = g.ramp(f, [(.25, mul(c, .55)), (.55, c), (.8, mul(c, 1.25))])
    a = g.mix(g.math('MULTIPLY', g.ramp(n, [(.45, 0.0), (.6, 1.0)]), green), a, hexc('#5c6d2f'))
    g.set(Base_Color=a, Roughness=.95, Specular=.15); g.bump(f, .7, .05)
    return g.m


@cached
def sand(col='#dcc9a4'):
    c = hexc(col); g = G('sand'); p = g.pos(); n = g.noise(p, .6, 4); f = g.noise(p, 40, 3, .7); w = g.noise(p, 3, 2)
    g.set(Base_Color=g.mix(.35, g.ramp(n, [(.3, mul(c, .82)), (.7, mul(c, 1.08))]), g.ramp(f, [(.3, mul(c, .65)), (.7, mul(c, 1.2))])), Roughness=.95, Specular=.2); g.bump(w, .5, .08)
    return g.m


@cached
def field(col='#7d8f3c', col2='#9aa04a', pitch=.5, rot=0.0):
    """Cultivated land from above: rows."""
    c = hexc(col); c2 = hexc(col2); g = G('field'); p = g.pos()
    mp = g.new('Mapping'); mp.inputs['Rotation'].default_value = (0, 0, rot); g.link(p, mp.inputs['Vector'])
    s = g.new('SeparateXYZ'); g.link(mp.outputs['Vector'], s.inputs[0])
    x = g.math('FRACT', g.math('DIVIDE', g.math('ADD', s.outputs[0], g.math('MULTIPLY', g.noise(p, .6, 2), .25)), pitch))
    n = g.noise(p, .12, 4, .6); f = g.noise(p, 5, 4, .7)
    a = g.mix(n, g.ramp(f, [(.3, mul(c, .6)), (.7, mul(c, 1.25))]), g.ramp(f, [(.3, mul(c2, .6)), (.7, mul(c2, 1.25))]))
    a = g.mix(1, a, g.ramp(x, [(0, .62), (.25, 1.0), (.75, 1.0), (1, .62)]), 'MULTIPLY')
    g.set(Base_Color=a, Roughness=.95, Specular=.1); g.bump(f, .6, .1)
    return g.m


@cached
def water(col='#2a8f94', rough=.03, scale=2.2, strength=.12, deep=None):
    c = hexc(col); g = G('water'); p = g.pos()
    n = g.noise(p, scale, 3, .5, .4)
    if deep:
        a = g.ramp(g.noise(p, .03, 3), [(.35, hexc(deep)), (.65, c)]); g.set(Base_Color=a)
    else: g.set(Base_Color=c)
    g.set(Roughness=rough, Specular=.6); g.bump(n, strength, .12)
    return g.m


@cached
def pool(col='#58b9c0'):
    c = hexc(col); g = G('pool'); u = g.pos(); b = g.new('TexBrick'); b.offset = 0
    b.inputs['Scale'].default_value = 1; b.inputs['Brick Width'].default_value = .3; b.inputs['Row Height'].default_value = .3; b.inputs['Mortar Size'].default_value = .012
    b.inputs['Color1'].default_value = (*mul(c, .9), 1); b.inputs['Color2'].default_value = (*mul(c, 1.1), 1); b.inputs['Mortar'].default_value = (*mul(c, 1.35), 1)
    n = g.new('TexNoise', Scale=1.6, Detail=2); g.link(u, n.inputs['Vector']); g.link(g.mix(.14, u, n.outputs['Color']), b.inputs['Vector'])
    v = g.new('TexVoronoi', Scale=2.2); v.feature = 'SMOOTH_F1'; g.link(g.mix(.2, u, n.outputs['Color']), v.inputs['Vector'])
    a = g.mix(.35, b.outputs['Color'], g.ramp(v.outputs['Distance'], [(.3, mul(c, .85)), (.75, mul(c, 1.5))]))
    g.set(Base_Color=a, Roughness=.02, Specular=.7); g.bump(g.noise(u, 2.4, 2), .06, .1)
    return g.m


def _glass(tint, refl, rough=.02):
    g = G('glass'); n = g.n; n.remove(g.b)
    tr = g.new('BsdfTransparent'); tr.inputs[0].default_value = (*hexc(tint), 1); gl = g.new('BsdfGlossy', Roughness=rough)
    fr = g.new('LayerWeight', Blend=.5); mx = g.new('MixShader'); g.link(g.math('ADD', g.math('MULTIPLY', g.math('POWER', fr.outputs['Facing'], 4), .85), .04 + refl, clamp=True), mx.inputs[0])
    g.link(tr.outputs[0], mx.inputs[1]); g.link(gl.outputs[0], mx.inputs[2]); g.link(mx.outputs[0], g.out.inputs[0])
    return g.m


@cached
def glass(tint='#c4d0ce', refl=.03): return _glass(tint, refl)


@cached
def tower_glass(col='#23323c', refl=.32, var=.25):
    """Opaque curtain-wall glass: mirrors the sky, panes differ a little."""
    c = hexc(col); g = G('tglass'); u = g.uv(); b = g.new('TexBrick'); b.offset = 0
    b.inputs['Scale'].default_value = 1; b.inputs['Brick Width'].default_value = 1.5; b.inputs['Row Height'].default_value = 3.4; b.inputs['Mortar Size'].default_value = 0
    b.inputs['Color1'].default_value = (*mul(c, 1 - var), 1); b.inputs['Color2'].default_value = (*mul(c, 1 + var * 2), 1); g.link(u, b.inputs['Vector'])
    g.set(Base_Color=b.outputs['Color'], Roughness=.04, Specular=.5 + refl, Metallic=.45); g.bump(g.noise(g.pos(), .5, 1), .03, .2)
    return g.m


def mirror(): return plain('#f2f4f4', .01, 1.0)


@cached
def fabric(col='#8a8f94', scale=1.0, rough=.95, var=.12):
    c = hexc(col); g = G('fabric'); u = g.uv(260 * scale, 260 * scale); p = g.pos()
    f = g.noise(p, 120 * scale, 2); n = g.noise(p, 3, 3)
    a = g.mix(.45, g.ramp(n, [(.3, mul(c, 1 - var)), (.7, mul(c, 1 + var * .6))]), g.ramp(f, [(.3, mul(c, .7)), (.7, mul(c, 1.25))]))
    g.set(Base_Color=a, Roughness=rough, Specular=.15, Sheen=.35); g.bump(f, .25, .004)
    return g.m


@cached
def rug(col='#c9bda8', col2='#7c6a58', kind='lines'):
    c = hexc(col); d = hexc(col2); g = G('rug'); u = g.uv(); s = g.new('SeparateXYZ'); g.link(u, s.inputs[0]); f = g.noise(g.pos(), 60, 2)
    if kind == 'lines':
        x = g.math('FRACT', g.math('MULTIPLY', s.outputs[1], 3)); r = g.ramp(x, [(.46, 0.0), (.5, 1.0), (.54, 0.0)])
    else:
        x = g.math('FRACT', g.math('MULTIPLY', g.math('ADD', s.outputs[0], s.outputs[1]), 2.2)); y = g.math('FRACT', g.math('MULTIPLY', g.math('SUBTRACT', s.outputs[0], s.outputs[1]), 2.2))
        r = g.math('MAXIMUM', g.ramp(x, [(.44, 0.0), (.5, 1.0), (.56, 0.0)]), g.ramp(y, [(.44, 0.0), (.5, 1.0), (.56, 0.0)]))
    a = g.mix(g.math('MULTIPLY', r, .7), g.ramp(f, [(.3, mul(c, .75)), (.7, mul(c, 1.15))]), d)
    g.set(Base_Color=a, Roughness=1.0, Specular=.05); g.bump(f, .7, .01)
    return g.m


@cached
def marble(col='#e9e6e0', vein='#8d8a86', scale=1.0, rough=.12):
    c = hexc(col); g = G('marble'); p = g.pos(); n = g.noise(p, 1.1 * scale, 6, .6, 1.6)
    a = g.ramp(n, [(.44, c), (.495, hexc(vein)), (.51, c), (.7, mul(c, .93))])
    g.set(Base_Color=g.mix(.35, a, c), Roughness=rough); return g.m


@cached
def terrazzo(col='#d8d2c8'):
    c = hexc(col); g = G('terrazzo'); v = g.new('TexVoronoi', Scale=60); g.link(g.pos(), v.inputs['Vector'])
    k = g.new('SeparateXYZ'); g.link(v.outputs['Color'], k.inputs[0])
    a = g.ramp(k.outputs[0], [(.0, c), (.72, c), (.73, hexc('#8b7d6c')), (.86, hexc('#6c6a68')), (.93, hexc('#f3f0ea'))], 'CONSTANT')
    g.set(Base_Color=a, Roughness=.25); return g.m


@cached
def glow(col='#ffd9a0', strength=3.0):
    # seen and mirrored, but it lights nothing itself: lamps do that, with less noise
    g = G('glow'); g.set(Base_Color=hexc(col), Emission=hexc(col), Emission_Strength=g.math('MULTIPLY', g.math('SUBTRACT', 1, g.new('LightPath').outputs['Is Diffuse Ray']), float(strength))); g.m.cycles.sample_as_light = False; return g.m


def _leafy(g, color, trans=.35, rough=.45):
    g.set(Base_Color=color, Roughness=rough, Specular=.35)
    t = g.new('BsdfTranslucent'); g.link(g.mix(1, color, (1.0, 1.15, .45), 'MULTIPLY'), t.inputs['Color'])
    m = g.new('MixShader'); m.inputs[0].default_value = trans
    g.link(g.b.outputs[0], m.inputs[1]); g.link(t.outputs[0], m.inputs[2]); g.link(m.outputs[0], g.out.inputs[0])


@cached
def leaf(col='#4b6b2c', var=.5, flower=None, share=.0):
    """uv.x is a random number per leaf; above 1-share it is a flower."""
    c = hexc(col); g = G('leaf'); s = g.new('SeparateXYZ'); g.link(g.uv(), s.inputs[0])
    y = hexc('#8f9a3e')
    stops = [(0, mul(c, 1 - var)), (.55, c), (.9, mul(c, 1 + var * .7)), (1.0, tuple(.5 * a + .5 * b for a, b in zip(mul(c, 1.3), y)))]
    a = g.ramp(s.outputs[0], stops)
    n = g.noise(g.pos(), .45, 2); a = g.mix(1, a, g.ramp(n, [(.3, .72), (.7, 1.18)]), 'MULTIPLY')
    if flower: a = g.mix(g.math('GREATER_THAN', s.outputs[0], 1 - share), a, hexc(flower))
    _leafy(g, a); return g.m


@cached
def bark(col='#7c6a56'):
    c = hexc(col); g = G('bark'); n = g.noise(g.pos(6, 6, 1.4), 2, 4, .65)
    g.set(Base_Color=g.ramp(n, [(.3, mul(c, .45)), (.7, mul(c, 1.2))]), Roughness=.95, Specular=.15); g.bump(n, .6, .03); return g.m


@cached
def palm_bark(col='#8f7f6b'):
    c = hexc(col); g = G('palmbark'); s = g.new('SeparateXYZ'); g.link(g.new('NewGeometry').outputs['Position'], s.inputs[0])
    x = g.math('FRACT', g.math('ADD', g.math('MULTIPLY', s.outputs[2], 7), g.noise(g.pos(), 4, 2)))
    g.set(Base_Color=g.mix(1, g.ramp(g.noise(g.pos(3, 3, 1), 4, 3), [(.3, mul(c, .7)), (.7, mul(c, 1.1))]), g.ramp(x, [(0, .5), (.2, 1.0)]), 'MULTIPLY'), Roughness=.95, Specular=.1); g.bump(x, .4, .02); return g.m


@cached
def sheer(col='#f4f1ea', amount=.55):
    """A thin curtain: lets light through, folds show."""
    g = G('sheer'); g.n.remove(g.b); d = g.new('BsdfDiffuse'); t = g.new('BsdfTranslucent'); x = g.new('BsdfTransparent')
    for q in (d, t): q.inputs['Color'].default_value = (*hexc(col), 1)
    a = g.new('MixShader'); a.inputs[0].default_value = .5; g.link(d.outputs[0], a.inputs[1]); g.link(t.outputs[0], a.inputs[2])
    b = g.new('MixShader'); b.inputs[0].default_value = amount; g.link(x.outputs[0], b.inputs[1]); g.link(a.outputs[0], b.inputs[2]); g.link(b.outputs[0], g.out.inputs[0])
    return g.m


@cached
def art(seed=1, a='#c9a27a', b='#2f4a55', c='#e9dfcf'):
    g = G('art'); u = g.uv(1.3, 1.3, seed * .7, seed * 3.1); n = g.noise(u, 1.3, 2, .4, 1.2)
    g.set(Base_Color=g.ramp(n, [(0, hexc(c)), (.42, hexc(a)), (.52, hexc(b)), (.6, hexc(c))], 'CONSTANT'), Roughness=.6); return g.m


@cached
def thatch(col='#9c8157'):
    c = hexc(col); g = G('thatch'); n = g.noise(g.uv(30, 1.5), 1, 4, .7)
    g.set(Base_Color=g.ramp(n, [(.3, mul(c, .4)), (.7, mul(c, 1.25))]), Roughness=1.0, Specular=.1); g.bump(n, 1, .05); return g.m


@cached
def facade(col='#b9b3a8', glass_col='#2c3a42', w=2.2, h=3.1, gw=.45, gh=.45):
    """Far buildings: wall with a grid of windows."""
    c = hexc(col); g = G('facade'); u = g.uv(); s = g.new('SeparateXYZ'); g.link(u, s.inputs[0])
    x = g.math('FRACT', g.math('DIVIDE', s.outputs[0], w)); y = g.math('FRACT', g.math('DIVIDE', s.outputs[1], h))
    def band(v, k): return g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', v, .5)), k / 2)
    nz = g.new('SeparateXYZ'); g.link(g.new('NewGeometry').outputs['Normal'], nz.inputs[0])
    side = g.math('LESS_THAN', g.math('ABSOLUTE', nz.outputs[2]), .5)
    m = g.math('MULTIPLY', side, g.math('MULTIPLY', band(x, gw), band(y, gh)))
    wall = g.ramp(g.noise(g.pos(1, 1, .3), .5, 3), [(.3, mul(c, .82)), (.7, mul(c, 1.05))])
    g.set(Base_Color=g.mix(m, wall, hexc(glass_col)), Roughness=g.math('SUBTRACT', .85, g.math('MULTIPLY', m, .75)), Specular=.5); return g.m


def carpaint(col): return plain(col, .35, .25, .5, 1.0)


PANES = ['#161d22', '#1d262b', '#222c31', '#303838', '#5a564c', '#6f695c']


@cached
def pane(i, lit=0.0):
    """An opaque window pane: dark glass or a drawn curtain behind it, or lamplight."""
    g = G('pane'); g.set(Base_Color=hexc(PANES[i % len(PANES)]), Roughness=.05, Specular=.75)
    if lit: g.set(Emission=hexc('#ffc98a'), Emission_Strength=lit * (.55 + .15 * (i % 4))); g.m.cycles.sample_as_light = False
    return g.m
