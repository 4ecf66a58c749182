"""The pictures that are drawn, not rendered: portraits, empty states, favicon, fallbacks. Run: /usr/bin/python3 drawn.py [share]"""
import json, math, os, subprocess, sys

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../..'); PUB = os.path.join(ROOT, 'public')


def save(path, s):
    p = os.path.join(PUB, path); os.makedirs(os.path.dirname(p), exist_ok=True); open(p, 'w').write(s.strip() + '\n')


# --- portraits: background, skin, hair colour, hair kind, clothes, collar kind, extras
PEOPLE = {
    '101': ('#d9e4dc', '#d9a679', '#2a201c', 'ponytail', '#5f8fa8', 'v', ''),
    '102': ('#e6dfd0', '#c68e62', '#b9b6b0', 'short', '#3f5a6f', 'polo', 'moustache'),
    '103': ('#eadbd2', '#e2b48a', '#33221a', 'bob', '#2b3444', 'blazer', ''),
    '104': ('#d8dfe6', '#d3a074', '#211a17', 'side', '#53606b', 'suit', 'glasses'),
    '105': ('#e9e2cf', '#c98f64', '#1f1815', 'long', '#b8674a', 'round', ''),
    '106': ('#d5e0da', '#b57d54', '#1c1614', 'crop', '#4b6b45', 'polo', ''),
    '107': ('#e7dbe0', '#e6bb94', '#5a3a28', 'wavy', '#d9a441', 'round', ''),
    '108': ('#dde0d2', '#bd8458', '#241b17', 'cap', '#8c3b2e', 'round', ''),
    '109': ('#e3e3dd', '#d7a57c', '#a9a5a0', 'bun', '#6f7f8f', 'v', 'glasses'),
    '110': ('#dbe3ea', '#cf9b6e', '#1d1715', 'curly', '#2f5d62', 'round', ''),
    '111': ('#efe0d0', '#dcae84', '#3a2418', 'fringe', '#9db09a', 'v', ''),
    '112': ('#d9dcd6', '#b07a50', '#181412', 'fade', '#c98a3a', 'hood', ''),
    '113': ('#e4dcea', '#e0b086', '#2a1c18', 'halfup', '#7d6a8a', 'round', ''),
}


def dark(c, k=.82): return '#' + ''.join('%02x' % int(int(c[i:i + 2], 16) * k) for i in (1, 3, 5))


def portrait(bg, skin, hair, kind, cloth, collar, extra):
    back = {'long': 'M27 44c0-16 9-26 21-26s21 10 21 26v22c0 5-4 8-8 8H35c-4 0-8-3-8-8Z', 'wavy': 'M25 46c-1-18 9-29 23-29s24 11 23 29c0 6 3 9 1 15-2 7-6 5-7 12H31c-1-7-5-5-7-12-2-6 1-9 1-15Z', 'bob': 'M27 43c0-16 9-25 21-25s21 9 21 25v14c0 4-3 6-6 6H33c-3 0-6-2-6-6Z', 'fringe': 'M27 43c0-16 9-25 21-25s21 9 21 25v20c0 3-3 5-6 5H33c-3 0-6-2-6-5Z', 'ponytail': 'M62 28c10 0 14 10 12 22-1 8-5 12-9 13-2-8 1-14-1-22Z', 'halfup': 'M27 44c0-16 9-26 21-26s21 10 21 26v20c0 5-4 7-8 7H35c-4 0-8-2-8-7Z', 'bun': 'M41 14a7.500 7 0 1 0 14 0 7.500 7 0 1 0-14 0Z'}.get(kind, '')
    top = {'short': 'M31 42c-2-15 6-22 17-22s19 7 17 22c-2-3-2-7-4-10-8 1-18 1-26 0-2 3-2 7-4 10Z', 'side': 'M31 42c-3-16 7-23 18-23 10 0 18 7 16 23-2-3-2-7-4-10-6 0-14-1-19-6-2 5-6 6-7 7-2 3-2 6-4 9Z', 'crop': 'M32 40c-2-13 5-20 16-20s18 7 16 20c-1-3-2-6-3-8-8-2-18-2-26 0-1 2-2 5-3 8Z', 'fade': 'M33 37c0-11 6-17 15-17s15 6 15 17c-2-3-3-6-5-7-6-1-14-1-20 0-2 1-3 4-5 7Z', 'curly': 'M31 43c-4-4-3-9 0-11-1-5 3-9 7-9 2-4 8-5 11-3 4-2 9 0 10 3 5 1 8 5 6 10 3 3 3 7 0 10-1-4-2-8-4-10-3 1-5 0-7-1-3 2-6 2-8 0-3 2-6 1-8 0-3 2-5 1-5 1-1 3-2 6-2 10Z', 'bun': 'M30 43c-2-16 7-24 18-24s20 8 18 24c-2-6-5-10-9-12-6 0-12 0-18 0-4 2-7 6-9 12Z', 'bob': 'M30 46c-2-18 7-27 18-27s20 9 18 27c-2-7-4-11-7-14-6 3-14 2-19-3-2 5-8 8-10 17Z', 'long': 'M30 48c-2-20 7-29 18-29s20 9 18 29c-2-8-5-13-8-16-5-1-8-3-10-6-3 5-6 6-9 7-4 3-7 8-9 15Z', 'wavy': 'M29 47c-2-20 8-29 19-29s21 9 19 29c-3-7-6-11-9-15-6 1-12-1-15-5-2 6-11 9-14 20Z', 'fringe': 'M30 46c-2-18 7-27 18-27s20 9 18 27c-1-5-2-8-4-10-9 2-19 2-28 0-2 2-3 5-4 10Z', 'ponytail': 'M30 44c-2-17 7-25 18-25s20 8 18 25c-2-7-5-11-9-13-6 1-13 0-17-4-2 5-8 8-10 17Z', 'halfup': 'M30 46c-2-18 7-27 18-27s20 9 18 27c-2-6-4-10-7-13-5 2-17 2-22 0-3 3-5 7-7 13Z', 'cap': ''}[kind]
    col = {'v': f'<path d="M40 67l8 12 8-12" fill="{skin}"/>', 'round': f'<path d="M39 67c2 6 16 6 18 0Z" fill="{skin}"/>', 'polo': f'<path d="M38 67l10 9-6 5-8-12Zm20 0-10 9 6 5 8-12Z" fill="{dark(cloth)}"/><path d="M43 69l5 7 5-7Z" fill="{skin}"/>', 'suit': f'<path d="M40 67l8 22 8-22Z" fill="#f4f1ea"/><path d="M46.500 73h3l1.500 14-3 5-3-5Z" fill="#8c3b2e"/><path d="M38 68l10 24-12-10Zm20 0L48 92l12-10Z" fill="{dark(cloth)}"/>', 'blazer': f'<path d="M40 67l8 19 8-19Z" fill="#f1e6d6"/><path d="M38 68l10 24-12-10Zm20 0L48 92l12-10Z" fill="{dark(cloth, .7)}"/>', 'hood': f'<path d="M34 70c4 10 24 10 28 0l3 3c-3 14-31 14-34 0Z" fill="{dark(cloth)}"/><path d="M41 68c2 4 12 4 14 0Z" fill="{skin}"/>'}[collar]
    ex = ''
    if 'glasses' in extra: ex += '<g fill="none" stroke="#2a2a2a" stroke-width="1.300"><circle cx="41.500" cy="45" r="4.600"/><circle cx="54.500" cy="45" r="4.600"/><path d="M46.100 45h3.800"/></g>'
    if 'moustache' in extra: ex += f'<path d="M42 53.500c2-2 4-2 6-.8 2-1.200 4-1.200 6 .8-3 1-4 .8-6 .4-2 .4-3 .6-6-.4Z" fill="{dark(hair, .9)}"/>'
    if kind == 'cap': ex += f'<path d="M31 38c0-12 7-19 17-19s17 7 17 19Z" fill="{dark(cloth, .75)}"/><path d="M30 37.500h38c3 0 5 2 5 4H30Z" fill="{dark(cloth, .6)}"/><path d="M32 42c-1 3 0 6 1 8V42Zm32 0c1 3 0 6-1 8V42Z" fill="{hair}"/>'
    return f'''<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" fill="{bg}"/>{f'<path d="{back}" fill="{hair}"/>' if back else ''}<path d="M14 96c0-17 12-25 26-28h16c14 3 26 11 26 28Z" fill="{cloth}"/><path d="M41 56h14v11c0 5-14 5-14 0Z" fill="{dark(skin, .86)}"/>{col}<ellipse cx="31.800" cy="46" rx="2.600" ry="4" fill="{dark(skin, .92)}"/><ellipse cx="64.200" cy="46" rx="2.600" ry="4" fill="{dark(skin, .92)}"/><path d="M32 42c0-12 6-18 16-18s16 6 16 18c0 13-7 21-16 21s-16-8-16-21Z" fill="{skin}"/>{f'<path d="{top}" fill="{hair}"/>' if top else ''}<g fill="#2b211d"><circle cx="41.500" cy="45.300" r="1.350"/><circle cx="54.500" cy="45.300" r="1.350"/></g><path d="M43.500 55.200c2.600 2.300 6.400 2.300 9 0" fill="none" stroke="{dark(skin, .55)}" stroke-width="1.500" stroke-linecap="round"/><path d="M48 46.500v4" stroke="{dark(skin, .8)}" stroke-width="1.400" stroke-linecap="round"/>{ex}</svg>'''


# --- empty states: two tones that hold on light and on dark paper, one mango accent
MARK = '<path d="M13 0 26 10.500V14c0 7.500-7 11.500-13 16C7 25.500 0 21.500 0 14v-3.500L13 0Z" fill="#f0a93a"/><path d="M13 7.500 20 13v6.500h-4.500V15h-5v4.500H6V13l7-5.500Z" fill="#1f2637"/>'


def run(*a): subprocess.check_call(a)


if __name__ == '__main__':
    for k, v in PEOPLE.items(): save(f'storage/avatars/{k}.svg', portrait(*v))
    save('storage/avatars/default.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" fill="#dcdfe4"/><path d="M14 96c0-17 12-25 26-28h16c14 3 26 11 26 28Z" fill="#a3a9b5"/><circle cx="48" cy="44" r="18" fill="#a3a9b5"/></svg>')
    save('storage/avatars/admin.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" fill="#1f2637"/><g transform="translate(22 18) scale(2)">' + MARK.replace('#1f2637"/>', '#1f2637"/>') + '</g></svg>')
    save('favicon.svg', f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 -1 32 32">{MARK}</svg>')
    fb = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800"><defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ebe8e2"/><stop offset="1" stop-color="#dcd8d0"/></linearGradient></defs><rect width="1200" height="800" fill="url(#g)"/><g fill="none" stroke="#b3ada2" stroke-width="10" stroke-linecap="round" stroke-linejoin="round">{}</g></svg>'
    glyph = '<path d="M470 415 600 305l130 110"/><path d="M500 392v118h200V392"/><path d="M575 510v-70h50v70"/>'
    open('/tmp/fb.svg', 'w').write(fb.format(glyph)); run('rsvg-convert', '/tmp/fb.svg', '-o', '/tmp/fb.png'); run('convert', '/tmp/fb.png', '-quality', '82', f'{PUB}/placeholder-image.jpg')
    open('/tmp/sd.svg', 'w').write(fb.format('<path d="M150 640h900" stroke="#c6c0b5"/><path d="M350 430 600 230l250 200"/><path d="M400 392v248h400V392"/><path d="M545 640V480h110v160"/><path d="M440 450h65v70h-65zM695 450h65v70h-65z" stroke="#c6c0b5"/><path d="M930 640c8-80 14-130 6-190M936 450c-36-28-74-20-90 12M936 450c-16-36-48-48-76-36M936 450c32-32 72-24 88 8M936 450c12-36 44-52 72-40" stroke="#c6c0b5"/><path d="M230 640c-30 0-44-30-30-54-10-34 34-56 56-34 30-14 56 22 40 48 12 24-6 40-26 40Z" stroke="#c6c0b5"/>')); os.makedirs(f'{PUB}/pictures', exist_ok=True); run('rsvg-convert', '/tmp/sd.svg', '-o', '/tmp/sd.png'); run('cwebp', '-quiet', '-q', '70', '/tmp/sd.png', '-o', f'{PUB}/pictures/stock.webp')
    open('/tmp/at.svg', 'w').write(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 180" width="180" height="180"><rect width="180" height="180" fill="#faf7f2"/><g transform="translate(40.700 33) scale(3.800)">{MARK}</g></svg>'); run('rsvg-convert', '/tmp/at.svg', '-o', f'{PUB}/apple-touch-icon.png')

    if 'share' in sys.argv:
        # a cover with the wordmark, 1200 x 630
        import base64
        run('dwebp', '-quiet', f'{PUB}/storage/properties/3/exterior-1200.webp', '-o', '/tmp/sh.png'); run('convert', '/tmp/sh.png', '-resize', '1200x', '-gravity', 'center', '-crop', '1200x630+0+30', '+repage', '/tmp/sh2.png')
        font = base64.b64encode(open(os.path.join(ROOT, 'src/ui/theme/fonts/pjs.woff2'), 'rb').read()).decode() if os.path.exists(os.path.join(ROOT, 'src/ui/theme/fonts/pjs.woff2')) else ''
        im = base64.b64encode(open('/tmp/sh2.png', 'rb').read()).decode()
        open('/tmp/share.html', 'w').write(f'<style>@font-face{{font-family:P;src:url(data:font/woff2;base64,{font});font-weight:200 800}}*{{margin:0}}body{{width:1200px;height:630px;background:url(data:image/png;base64,{im});font-family:P,sans-serif;color:#1f2637;position:relative}}.c{{position:absolute;left:56px;bottom:56px;background:#faf7f2;border-radius:20px;padding:30px 38px 28px;display:flex;gap:22px;align-items:center}}b{{font-size:54px;font-weight:800;letter-spacing:-.03em;line-height:1;display:block}}span{{font-size:25px;font-weight:500;color:#545c6e;display:block;margin-top:12px}}</style><div class="c"><svg width="72" height="83" viewBox="0 0 26 30">{MARK}</svg><div><b>Proventous</b><span>Homes and spaces around Iloilo City</span></div></div>')
        run('chromium', '--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--window-size=1200,630', '--screenshot=/tmp/share.png', 'file:///tmp/share.html'); run('convert', '/tmp/share.png', '-dither', 'None', '-colors', '220', f'{PUB}/share.png')
