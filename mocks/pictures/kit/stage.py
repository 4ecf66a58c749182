"""Light, sky, camera, and the two half renders."""
import math
import os

import bpy
from mathutils import Quaternion, Vector

# zenith, horizon, sun elevation, sun colour, sun strength, soft angle, clouds, overall, haze colour
HOURS = {
    'morning': ((.10, .30, .80), (.62, .78, .97), 34, (1, .88, .70), 4.6, 1.2, .50, 1.0),
    'noon': ((.09, .29, .80), (.58, .75, .97), 56, (1, .94, .84), 4.6, 1.0, .55, 1.0),
    'afternoon': ((.12, .31, .76), (.74, .80, .88), 28, (1, .82, .58), 4.8, 1.4, .45, 1.0),
    'golden': ((.16, .31, .64), (1.05, .78, .52), 13, (1, .62, .32), 4.6, 1.8, .50, .9),
    'bright': ((.22, .44, .82), (.85, .92, .99), 42, (1, .93, .83), 3.2, 4.0, .62, 1.1),
    'overcast': ((.62, .68, .75), (.90, .92, .93), 50, (1, .96, .90), .8, 20.0, .85, 1.1),
    'dusk': ((.09, .17, .34), (.72, .50, .34), 2, (1, .5, .3), .0, 8.0, .35, .5),
    'blue': ((.04, .08, .20), (.33, .30, .38), 2, (1, .5, .3), .0, 8.0, .25, .35),
}


def sky(hour='morning', azimuth=220, elevation=None, sun=None, clouds=None, seed=0, ground=(.30, .29, .24)):
    """azimuth: degrees, the compass direction that sunlight comes FROM, 0 = +x, counter-clockwise."""
    zen, hor, el, sc, ss, ang, cl, k = HOURS[hour]
    el = el if elevation is None else elevation; ss = ss if sun is None else sun; cl = cl if clouds is None else clouds
    S = bpy.context.scene; w = bpy.data.worlds.get('w') or bpy.data.worlds.new('w'); S.world = w; w.use_nodes = True; w.cycles_visibility.diffuse = True; t = w.node_tree; t.nodes.clear(); N = t.nodes.new; L = t.links.new
    out = N('ShaderNodeOutputWorld'); bg = N('ShaderNodeBackground'); L(bg.outputs[0], out.inputs[0]); bg.inputs['Strength'].default_value = k
    tc = N('ShaderNodeTexCoord'); sp = N('ShaderNodeSeparateXYZ'); L(tc.outputs['Generated'], sp.inputs[0])
    r = N('ShaderNodeValToRGB'); e = r.color_ramp.elements; e[0].position = .0; e[0].color = (*ground, 1); e[1].position = .475; e[1].color = (*[g * 1.0 for g in ground], 1)
    def stop(p, c): q = e.new(p); q.color = (*c, 1)
    mid = tuple(.55 * a + .45 * b for a, b in zip(zen, hor)); stop(.497, tuple(.9 * h for h in hor)); stop(.5, hor); stop(.58, tuple(.25 * a + .75 * b for a, b in zip(zen, hor))); stop(.70, mid); stop(1.0, zen)
    m = N('ShaderNodeMath'); m.operation = 'MULTIPLY_ADD'; L(sp.outputs['Z'], m.inputs[0]); m.inputs[1].default_value = .5; m.inputs[2].default_value = .5; L(m.outputs[0], r.inputs[0])
    # clouds on a far plane
    za = N('ShaderNodeMath'); za.operation = 'MAXIMUM'; L(sp.outputs['Z'], za.inputs[0]); za.inputs[1].default_value = .02; zb = N('ShaderNodeMath'); zb.operation = 'ADD'; L(za.outputs[0], zb.inputs[0]); zb.inputs[1].default_value = .16
    inv = N('ShaderNodeVectorMath'); inv.operation = 'DIVIDE'; cb = N('ShaderNodeCombineXYZ'); [L(zb.outputs[0], cb.inputs[i]) for i in range(3)]; L(tc.outputs['Generated'], inv.inputs[0]); L(cb.outputs[0], inv.inputs[1])
    mp = N('ShaderNodeMapping'); mp.inputs['Location'].default_value = (seed * 1.37, seed * 2.11, 0); mp.inputs['Scale'].default_value = (.55, .8, 0); L(inv.outputs[0], mp.inputs[0])
    n = N('ShaderNodeTexNoise'); n.inputs['Scale'].default_value = 1.5; n.inputs['Detail'].default_value = 7; n.inputs['Roughness'].default_value = .56; n.inputs['Distortion'].default_value = .25; L(mp.outputs[0], n.inputs[0])
    cr = N('ShaderNodeValToRGB'); c0 = .70 - .40 * cl; cr.color_ramp.elements[0].position = c0; cr.color_ramp.elements[0].color = (0, 0, 0, 1); cr.color_ramp.elements[1].position = min(.99, c0 + .26); cr.color_ramp.elements[1].color = (1, 1, 1, 1); cr.color_ramp.interpolation = 'EASE'; L(n.outputs['Fac'], cr.inputs[0])
    up = N('ShaderNodeMath'); up.operation = 'MULTIPLY'; up.use_clamp = True; L(sp.outputs['Z'], up.inputs[0]); up.inputs[1].default_value = 9
    cf = N('ShaderNodeMath'); cf.operation = 'MULTIPLY'; L(cr.outputs[0], cf.inputs[0]); L(up.outputs[0], cf.inputs[1]); cg = N('ShaderNodeMath'); cg.operation = 'MULTIPLY'; L(cf.outputs[0], cg.inputs[0]); cg.inputs[1].default_value = .95
    ccol = tuple(.35 * a + .75 * b for a, b in zip(hor, (1.35 * min(1, .3 + ss / 3),) * 3)) if ss else tuple(.5 * a + .25 * b for a, b in zip(hor, zen))
    mx = N('ShaderNodeMixRGB'); L(cg.outputs[0], mx.inputs[0]); L(r.outputs[0], mx.inputs[1]); mx.inputs[2].default_value = (*ccol, 1); L(mx.outputs[0], bg.inputs['Color'])
    w.cycles.sampling_method = 'MANUAL'; w.cycles.sample_map_resolution = 256
    if ss > 0:
        d = bpy.data.lights.new('sun', 'SUN'); d.energy = ss; d.color = sc; d.angle = math.radians(ang); o = bpy.data.objects.new('sun', d); S.collection.objects.link(o)
        a, b = math.radians(azimuth), math.radians(el); v = Vector((math.cos(a) * math.cos(b), math.sin(a) * math.cos(b), math.sin(b))); o.rotation_euler = v.to_track_quat('Z', 'Y').to_euler()
    hz = tuple(k * (.85 * a + .15 * b) for a, b in zip(hor, zen))
    return hz


def camera(x, y, z, tx, ty, tz=None, lens=28, shift=0.0, dof=None, roll=0.0):
    """At eye height with straight verticals; the look is raised or lowered by shifting the lens. tz given: tilts instead (from above)."""
    S = bpy.context.scene; c = bpy.data.cameras.new('c'); o = bpy.data.objects.new('c', c); S.collection.objects.link(o); S.camera = o
    o.location = (x, y, z); d = Vector((tx - x, ty - y, 0 if tz is None else tz - z)); o.rotation_euler = (d.to_track_quat('-Z', 'Y') @ Quaternion((0, 0, 1), math.radians(roll))).to_euler()
    c.lens = lens; c.shift_y = shift; c.clip_end = 4000
    if dof: c.dof.use_dof = True; c.dof.focus_distance = dof[0]; c.dof.aperture_fstop = dof[1]
    return o


def area(x, y, z, w, h, power, col=(1, 1, 1), rot=(0, 0, 0), spread=180, cam=False):
    """A soft lamp, pointing down unless turned (degrees). power in watts per square metre."""
    d = bpy.data.lights.new('a', 'AREA'); d.shape = 'RECTANGLE'; d.size = w; d.size_y = h; d.energy = power * w * h; d.color = col; d.spread = math.radians(spread)
    o = bpy.data.objects.new('a', d); bpy.context.scene.collection.objects.link(o); o.location = (x, y, z); o.rotation_euler = [math.radians(a) for a in rot]; o.visible_camera = cam; o.visible_glossy = cam
    return o


def point(x, y, z, power, col=(1, .8, .55), r=.08):
    d = bpy.data.lights.new('p', 'POINT'); d.energy = power; d.color = col; d.shadow_soft_size = r
    o = bpy.data.objects.new('p', d); bpy.context.scene.collection.objects.link(o); o.location = (x, y, z); return o


def setup(width=1200, samples=32, bounces=3, threads=2, ao=1, portrait=False):
    """width in pixels; the height follows, 3:2, or 3:4 for a picture made with a phone held upright."""
    S = bpy.context.scene; S.render.engine = 'CYCLES'; C = S.cycles; C.device = 'CPU'; C.use_denoising = False
    C.samples = max(2, samples // 2); C.use_adaptive_sampling = True; C.adaptive_threshold = .05; C.adaptive_min_samples = 4
    C.max_bounces = bounces; C.diffuse_bounces = min(3, bounces); C.glossy_bounces = 2; C.transmission_bounces = 4; C.transparent_max_bounces = 8; C.volume_bounces = 0
    C.caustics_reflective = C.caustics_refractive = False; C.sample_clamp_indirect = 4; C.blur_glossy = .6; C.light_sampling_threshold = .02
    C.use_fast_gi = True; C.fast_gi_method = 'REPLACE'; C.ao_bounces_render = ao
    S.render.resolution_x = width; S.render.resolution_y = round(width * 4 / 3 if portrait else width * 2 / 3); S.render.resolution_percentage = 100
    S.render.threads_mode = 'FIXED'; S.render.threads = threads; S.render.use_persistent_data = True; S.render.use_compositing = False; S.render.use_sequencer = False; C.use_auto_tile = False
    V = bpy.context.view_layer; V.use_pass_z = True
    for p in ('diffuse_direct', 'diffuse_indirect', 'diffuse_color', 'glossy_direct', 'glossy_indirect', 'glossy_color'): setattr(V, 'use_pass_' + p, True)
    V.cycles.denoising_store_passes = True
    f = S.render.image_settings; f.file_format = 'OPEN_EXR_MULTILAYER'; f.exr_codec = 'NONE'; f.color_depth = '16'
    S.view_settings.view_transform = 'Raw'


def shoot(base):
    S = bpy.context.scene
    for i, k in enumerate('ab'):
        S.cycles.seed = 11 + i * 101; S.render.filepath = f'{base}-{k}.exr'; bpy.ops.render.render(write_still=True)
