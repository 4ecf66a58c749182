// Reads, compares and writes pictures in the browser that took them: it knows WebP, and nothing more is installed.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** How small the kept pictures are; good enough to look at. */
const QUALITY = 0.8
/** How unlike two pixels have to be, from 0 to 1; smoothed edges are no difference. */
const THRESHOLD = 0.1

/** Opens a page that has the means. Pictures come and go as buffers. */
export async function inBrowser(context) {
  const page = await context.newPage()
  const source = readFileSync(require.resolve('pixelmatch'), 'utf8')
  await page.addScriptTag({ type: 'module', content: `${source}\nglobalThis.pixelmatch = pixelmatch` })
  await page.waitForFunction(() => 'pixelmatch' in globalThis)
  await page.evaluate(means)
  return {
    toWebp: async (picture) =>
      Buffer.from(
        await page.evaluate(
          ([data, quality]) => globalThis.toWebp(data, quality),
          [picture.toString('base64'), QUALITY],
        ),
        'base64',
      ),
    /** The share of unlike pixels and a picture of them; null for the picture where the sizes differ. */
    compare: async (one, other) => {
      const [share, picture] = await page.evaluate(
        ([before, after, threshold]) => globalThis.compare(before, after, threshold),
        [one.toString('base64'), other.toString('base64'), THRESHOLD],
      )
      return { share, picture: picture ? Buffer.from(picture, 'base64') : null }
    },
  }
}

/** Runs in the page. */
function means() {
  const read = async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const brush = canvas.getContext('2d', { willReadFrequently: true })
    brush.drawImage(bitmap, 0, 0)
    return { canvas, brush, width: bitmap.width, height: bitmap.height }
  }
  const write = async (canvas, quality) => {
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer())
    let text = ''
    for (const byte of bytes) text += String.fromCharCode(byte)
    return btoa(text)
  }
  globalThis.toWebp = async (base64, quality) => write((await read(base64)).canvas, quality)
  globalThis.compare = async (one, other, threshold) => {
    const [before, after] = await Promise.all([read(one), read(other)])
    const { width, height } = before
    if (width !== after.width || height !== after.height) return [1, null]
    const output = new ImageData(width, height)
    const pixels = ({ brush }) => brush.getImageData(0, 0, width, height).data
    const unlike = globalThis.pixelmatch(pixels(before), pixels(after), output.data, width, height, { threshold })
    after.brush.putImageData(output, 0, 0)
    return [unlike / (width * height), await write(after.canvas, 0.8)]
  }
}
