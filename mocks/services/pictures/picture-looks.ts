export type PictureLooks = { type: string; extension: string; size: { width: number; height: number } | null }

export function looksOf(bytes: Uint8Array): PictureLooks | null {
  const text = (start: number, length: number) => String.fromCharCode(...bytes.subarray(start, start + length))
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff)
    return { type: 'image/jpeg', extension: 'jpg', size: jpegSize(view) }
  if (text(0, 8) === '\x89PNG\r\n\x1A\n')
    return {
      type: 'image/png',
      extension: 'png',
      size: sizeAt(view, 24, () => [view.getUint32(16), view.getUint32(20)]),
    }
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP')
    return { type: 'image/webp', extension: 'webp', size: webpSize(view, text(12, 4)) }
  if (/^GIF8[79]a$/.test(text(0, 6)))
    return {
      type: 'image/gif',
      extension: 'gif',
      size: sizeAt(view, 10, () => [view.getUint16(6, true), view.getUint16(8, true)]),
    }
  if (text(4, 4) === 'ftyp' && /^avi[fs]$/.test(text(8, 4)))
    return { type: 'image/avif', extension: 'avif', size: null }
  return null
}

function sizeAt(view: DataView, needed: number, read: () => [number, number]): PictureLooks['size'] {
  if (view.byteLength < needed) return null
  const [width, height] = read()
  return width > 0 && height > 0 ? { width, height } : null
}

/** A JPEG's size is in its frame header. The segments before it are skipped by their length. */
function jpegSize(view: DataView): PictureLooks['size'] {
  let at = 2
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    const start = at
    if (isFrame) return sizeAt(view, start + 9, () => [view.getUint16(start + 7), view.getUint16(start + 5)])
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

function webpSize(view: DataView, kind: string): PictureLooks['size'] {
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
  if (kind === 'VP8X') return sizeAt(view, 30, () => [three(24) + 1, three(27) + 1])
  if (kind === 'VP8 ')
    return sizeAt(view, 30, () => [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff])
  if (kind !== 'VP8L') return null
  return sizeAt(view, 25, () => {
    const bits = view.getUint32(21, true)
    return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1]
  })
}
