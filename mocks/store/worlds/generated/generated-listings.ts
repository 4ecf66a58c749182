import { buildColumns, kindsOf, type Columns } from '../../../search/columns/columns'
import { makeGenerated, rowOf, type Generated } from '../../../search/columns/listing-index'
import type { Row } from '../../database'
import type { BaseRows } from '../../table'
import { listingMaker, listingsAsJson } from './generate-listings'

/** Generated listings: found by number, listed as ready-made JSON, searched in columns, never scanned row by row. */
export type GeneratedListings = BaseRows<Row<'property'>> & {
  size: number
  /** All of them as the inside of a JSON list, written when it is first asked for. */
  json: () => Promise<Uint8Array<ArrayBuffer>>
  search: Generated
}

export type Task = { task: 'json' | 'columns'; count: number; now: number }
type Results = { json: Uint8Array<ArrayBuffer>; columns: Columns }

/** `count` generated listings. In a browser a worker builds their columns and writes their JSON. */
export async function generateListings(count: number, now: number): Promise<GeneratedListings> {
  const make = listingMaker(now)
  const columns = await inWorker('columns', count, now)
  let json: Promise<Uint8Array<ArrayBuffer>> | undefined
  return {
    size: count,
    search: makeGenerated(columns, kindsOf(now)),
    json: () => (json ??= inWorker('json', count, now)),
    rows: () => Array.from({ length: count }, (_, index) => make(index + 1)),
    find(key) {
      const row = rowOf(key)
      return row !== undefined && row < count ? make(row + 1) : undefined
    },
  }
}

const TASKS = { json: listingsAsJson, columns: buildColumns }

function inWorker<Name extends Task['task']>(task: Name, count: number, now: number): Promise<Results[Name]> {
  if (typeof Worker === 'undefined') return Promise.resolve(TASKS[task](count, now) as Results[Name])
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./generated-listings.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = (event: MessageEvent<Results[Name]>) => {
      resolve(event.data)
      worker.terminate()
    }
    worker.onerror = (event) => reject(new Error(`the listings could not be generated: ${event.message}`))
    worker.postMessage({ task, count, now } satisfies Task)
  })
}
