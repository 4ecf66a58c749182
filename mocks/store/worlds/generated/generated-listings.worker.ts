import { buildColumns, type Columns } from '../../../search/columns/columns'
import { listingsAsJson } from './generate-listings'
import type { Task } from './generated-listings'

onmessage = ({ data: { task, count, now } }: MessageEvent<Task>) => {
  if (task === 'json') {
    const json = listingsAsJson(count, now)
    postMessage(json, { transfer: [json.buffer] })
  } else {
    const columns = buildColumns(count, now)
    postMessage(columns, { transfer: buffersOf(columns) })
  }
}

function buffersOf({ kind, numbers, created, lat, lng, tileX, tileY, orders, ofKind }: Columns): ArrayBuffer[] {
  const all = [kind, created, lat, lng, tileX, tileY, ...Object.values(numbers), ...Object.values(orders), ...ofKind]
  // Two orders may be one column, and a buffer is transferred once.
  return [...new Set(all.map(({ buffer }) => buffer))]
}
