import type { Row } from '../../database'
import type { BaseRows } from '../../table'
import { listingMaker, listingsAsJson } from './generate-listings'

/** Generated listings: found by number, listed as ready-made JSON, never scanned row by row. */
export type GeneratedListings = BaseRows<Row<'property'>> & { json: Uint8Array<ArrayBuffer> }

/** `count` generated listings. In a browser a worker writes their JSON. */
export async function generateListings(count: number, now: number): Promise<GeneratedListings> {
  const make = listingMaker(now)
  const numberOf = (key: string) => (/^g[1-9]\d*$/.test(key) ? Number(key.slice(1)) : 0)
  return {
    json: await write(count, now),
    rows: () => Array.from({ length: count }, (_, index) => make(index + 1)),
    find(key) {
      const number = numberOf(key)
      return number >= 1 && number <= count ? make(number) : undefined
    },
  }
}

function write(count: number, now: number): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof Worker === 'undefined') return Promise.resolve(listingsAsJson(count, now))
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./generated-listings.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = (event: MessageEvent<Uint8Array<ArrayBuffer>>) => {
      resolve(event.data)
      worker.terminate()
    }
    worker.onerror = (event) => reject(new Error(`the listings could not be generated: ${event.message}`))
    worker.postMessage({ count, now })
  })
}
