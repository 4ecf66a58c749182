import { joinBytes } from './bytes'
import { SNAPSHOT_VERSION } from '../store/persistence'
import { mockState, type MockState } from './state'

/** Longest link in characters. Chats and mail programs cut longer ones, so a larger state is shared as a file. */
export const LONGEST_LINK = 6_144

/** A state, or its JSON, for `#mock=…`: deflated, in base64url. */
export async function encodeState(state: MockState | string): Promise<string> {
  const text = new TextEncoder().encode(typeof state === 'string' ? state : JSON.stringify(state))
  return toBase64Url(await pass(text, new CompressionStream('deflate-raw')))
}

/** The reverse of `encodeState`. Throws an Error with a sentence where a text holds no state. */
export async function decodeState(text: string): Promise<MockState> {
  let json: string
  try {
    const bytes = await pass(fromBase64Url(text), new DecompressionStream('deflate-raw'))
    json = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Error('the link is damaged or was cut short')
  }
  return readState(json)
}

/** Parses a state's JSON. Throws an Error with a sentence where it is none. */
export function readState(json: string): MockState {
  let raw: unknown
  try {
    raw = JSON.parse(json)
  } catch {
    throw new Error('it is not JSON')
  }
  const result = mockState.safeParse(raw)
  if (!result.success) {
    const [issue] = result.error.issues
    throw new Error(`it does not hold a state (${issue?.path.map(String).join('.') || 'the whole'}: ${issue?.message})`)
  }
  if (result.data.snapshot !== SNAPSHOT_VERSION)
    throw new Error(`it was made by another version of the demo (${result.data.snapshot}, not ${SNAPSHOT_VERSION})`)
  return result.data
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
