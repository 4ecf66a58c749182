import { joinBytes } from './bytes'

/** A text for `#mock=…`: deflated, in base64url. */
export async function toLinkText(text: string): Promise<string> {
  return toBase64Url(await pass(new TextEncoder().encode(text), new CompressionStream('deflate-raw')))
}

export async function fromLinkText(text: string): Promise<string> {
  const bytes = await pass(fromBase64Url(text), new DecompressionStream('deflate-raw'))
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

async function pass(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream) {
  const writer = (through.writable as WritableStream<Uint8Array>).getWriter()
  // The reader below reports a failed stream. Without this the failure would be unhandled, too.
  const written = writer.write(bytes).then(() => writer.close())
  written.catch(() => {})
  const parts: Uint8Array[] = []
  const reader = (through.readable as ReadableStream<Uint8Array>).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) parts.push(part.value)
  await written
  return joinBytes(parts)
}

function toBase64Url(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}
