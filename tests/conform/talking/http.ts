import type { Transport } from './transport'

export type Answer = {
  status: number
  type: string
  headers: Headers
  bytes: Uint8Array
  text: string
  json: unknown
  date: string | null
  /** Seconds of `Retry-After`; null without one. */
  retryAfter: number | null
}

/** Sends a request and reads the whole answer. Rejects when that takes longer than `ms`. */
export async function send(transport: Transport, url: string, init: RequestInit, ms: number): Promise<Answer> {
  const response = await transport.fetch(url, init, ms)
  const bytes = new Uint8Array(await response.arrayBuffer())
  const text = new TextDecoder().decode(bytes)
  const { status, headers } = response
  return {
    status,
    type: headers.get('content-type') ?? '',
    headers,
    bytes,
    text,
    json: read(text),
    date: headers.get('date'),
    retryAfter: secondsOf(headers.get('retry-after')),
  }
}

export function reasonOf(error: unknown, ms: number): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `none within ${ms / 1_000} s`
  return `none: ${error.cause instanceof Error ? error.cause.message : error.message}`
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** `Retry-After` in seconds; a date is not read. */
function secondsOf(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null
}
