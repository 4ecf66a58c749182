import { readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { extname, resolve, sep } from 'node:path'
import { Readable, type Duplex } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'

const TYPES: Record<string, string> = {
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
}

export function filesOf(folder: string): (path: string) => Promise<Response> {
  return async (path) => {
    const file = resolve(folder, path)
    if (!file.startsWith(resolve(folder) + sep)) return new Response(null, { status: 404 })
    try {
      const type = TYPES[extname(file)] ?? 'application/octet-stream'
      return new Response(new Uint8Array(await readFile(file)), { headers: { 'Content-Type': type } })
    } catch {
      return new Response(null, { status: 404 })
    }
  }
}

export function toHeaders(given: IncomingHttpHeaders): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(given)) for (const one of [value ?? []].flat()) headers.append(name, one)
  return headers
}

export function toRequest(message: IncomingMessage, path: string): Request {
  const url = `http://${message.headers.host ?? 'localhost'}${path}`
  const bodiless = message.method === 'GET' || message.method === 'HEAD'
  return new Request(url, {
    method: message.method ?? 'GET',
    headers: toHeaders(message.headers),
    ...(bodiless ? {} : { body: Readable.toWeb(message) as ReadableStream, duplex: 'half' }),
  })
}

export function send(response: Response, to: ServerResponse): void {
  to.writeHead(response.status, Object.fromEntries(response.headers))
  if (response.body) Readable.fromWeb(response.body as NodeStream).pipe(to)
  else to.end()
}

/** Answers what is no HTTP, or too long for the parser, in the contract's envelope too. */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const tooLong = error.code === 'HPE_HEADER_OVERFLOW'
  const status = tooLong ? '431 Request Header Fields Too Large' : '400 Bad Request'
  const message = tooLong ? 'The address or the headers are too long.' : 'This is no HTTP.'
  const body = JSON.stringify({ success: false, message })
  const head = [`HTTP/1.1 ${status}`, 'Connection: close', 'Access-Control-Allow-Origin: *']
  const type = ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]
  socket.end([...head, ...type, '', body].join('\r\n'))
}

/** Pages of any origin may call, as on a development backend. The app reads `Date` and `Retry-After`. */
export function originHeaders(asked: Headers): Headers {
  return new Headers({
    'Access-Control-Allow-Origin': asked.get('origin') ?? '*',
    'Access-Control-Expose-Headers': 'Date, ETag, Retry-After',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE, HEAD',
    'Access-Control-Allow-Headers': asked.get('access-control-request-headers') ?? '*',
    Vary: 'Origin',
  })
}
