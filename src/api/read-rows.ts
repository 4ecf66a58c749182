import { breath } from './breath'

const QUOTE = 0x22
const COMMA = 0x2c
const OPEN_LIST = 0x5b
const BACKSLASH = 0x5c
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d

/** Bytes read in one go: about thirty listings. */
const BYTES_AT_ONCE = 65_536
/** Milliseconds of work before the main thread gets a breath. */
const WORK_AT_ONCE = 5

/** The envelope's own `data` list is about to open; a name that only ends so has a backslash before its quote. */
const DATA_OPENS = /[^\\]"data"\s*:\s*$/

/**
 * Reads a JSON answer while it is still coming: the rows of its `data` are handed over in batches as they are whole, so ten thousand
 * of them neither wait for the last byte nor block the page. Resolves to the answer with that list empty; what has no such list
 * comes whole. Throws a SyntaxError where the text as a whole is not JSON (rows may have been handed over by then), or what the
 * stream throws.
 */
export async function readRows(body: ReadableStream<Uint8Array>, take: (rows: unknown[]) => void): Promise<unknown> {
  const cutter = rowCutter(take)
  let since = performance.now()
  // Not the stream's own iterator, which not every browser has.
  const reader = body.getReader()
  try {
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- One chunk comes after the other.
      const { done, value } = await reader.read()
      if (done) return cutter.end()
      for (let start = 0; start < value.length; start += BYTES_AT_ONCE) {
        cutter.push(value.subarray(start, start + BYTES_AT_ONCE))
        if (performance.now() - since < WORK_AT_ONCE) continue
        // oxlint-disable-next-line no-await-in-loop -- The page draws in between.
        await breath()
        since = performance.now()
      }
    }
  } catch (cause) {
    // What is still to come is not wanted; a stream that broke has nothing to cancel.
    reader.cancel().catch(() => {})
    throw cause
  }
}

/**
 * Cuts JSON bytes between the elements of the top object's `data`. Every byte it looks for is ASCII, and no byte of a longer UTF-8
 * character is. It only finds where to cut: what is between two cuts is parsed, and so is what is around the list.
 */
function rowCutter(take: (rows: unknown[]) => void) {
  let place: 'before' | 'rows' | 'after' = 'before'
  let reading = { depth: 0, inText: false, escaped: false }
  let anyCut = false
  let head = ''
  let kept: Uint8Array[] = []

  function hand(rest: Uint8Array, isLast: boolean) {
    const rows = JSON.parse(`[${decode([...kept, rest])}]`) as unknown[]
    kept = []
    // Nothing between two commas, or after the last one.
    if (rows.length === 0 && !(isLast && !anyCut)) throw new SyntaxError('An element of the list is missing')
    if (rows.length > 0) take(rows)
  }

  /** Whether the list that opens now is the one with the rows. */
  function rowsOpen(rest: Uint8Array): boolean {
    const text = decode([...kept, rest])
    if (place !== 'before' || !DATA_OPENS.test(text)) return false
    place = 'rows'
    head = `${text}[`
    kept = []
    return true
  }

  function push(bytes: Uint8Array) {
    // Locals, and no calls for plain bytes: this runs for each of twenty million.
    let { depth, inText, escaped } = reading
    let start = 0
    let cut = -1
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at]
      if (inText) {
        if (escaped) escaped = false
        else if (byte === BACKSLASH) escaped = true
        else if (byte === QUOTE) inText = false
      } else if (byte === QUOTE) inText = true
      else if (byte === COMMA) {
        if (depth === 2) cut = at
      } else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
        depth += 1
        if (depth === 2 && byte === OPEN_LIST && rowsOpen(bytes.subarray(0, at))) start = at + 1
      } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
        depth -= 1
        if (depth === 1 && place === 'rows') {
          hand(bytes.subarray(start, at), true)
          place = 'after'
          start = at
        }
      }
    }
    if (place === 'rows' && cut >= start) {
      hand(bytes.subarray(start, cut), false)
      anyCut = true
      start = cut + 1
    }
    reading = { depth, inText, escaped }
    kept.push(bytes.subarray(start))
  }

  return {
    push,
    end(): unknown {
      if (place === 'rows') throw new SyntaxError('The list has no end')
      return JSON.parse((head + decode(kept)).replace(/^\uFEFF/, ''))
    },
  }
}

function decode(parts: readonly Uint8Array[]): string {
  // A byte order mark in the middle is not JSON, and stays one.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  return parts.map((bytes) => decoder.decode(bytes, { stream: true })).join('') + decoder.decode()
}
