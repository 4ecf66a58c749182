import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

/**
 * Asks for a path as it stands, follows nothing and undoes no compression but to read the text.
 * @param {number} port @returns {(path: string, sends?: Record<string, string>) => Promise<import('./requests.mjs').Answer>}
 */
export function askAt(port) {
  return (path, sends = {}) =>
    new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, headers: { Host: `localhost:${port}`, ...sends }, agent: false }
      const asking = request(options, (response) => {
        const parts = []
        response.on('data', (part) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const headers = Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          )
          const text = readable(Buffer.concat(parts), headers['content-encoding'])
          resolve({ status: response.statusCode ?? 0, type: headers['content-type'] ?? '', text, headers })
        })
      })
      asking.setTimeout(20_000, () => asking.destroy(new Error(`no answer to ${path}`)))
      asking.on('error', reject).end()
    })
}

function readable(bytes, encoding) {
  try {
    if (encoding === 'gzip') return gunzipSync(bytes).toString()
    if (encoding === 'br') return brotliDecompressSync(bytes).toString()
  } catch {
    // The file that was laid there as compressed is none.
  }
  return bytes.toString()
}
