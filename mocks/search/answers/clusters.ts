import type { ClusterCell } from '@/contract/search/clusters'
import { CELL_LEVELS, MOST_CELLS, NAMED_IN_CELL } from '@/contract/search/limits'
import { pesoPrice } from '@/domain/listing/asking-price'
import type { ServerSearch } from '@/domain/search/query/server-query'
import { eachBit } from '../columns/bits'
import { TILE_LEVEL, tileColumn, tileRow } from '../columns/columns'
import { find, idAt, type ListingIndex } from '../columns/listing-index'

type Cell = { x: number; y: number; lat: number; lng: number; count: number; minPrice: number; ids: string[] }
type Visit = (x: number, y: number, lat: number, lng: number, price: number, id: () => string) => void

export function clustersOf(
  index: ListingIndex,
  search: ServerSearch,
  zoom: number,
): { cells: ClusterCell[]; total: number } {
  const each = visitsOf(index, search)
  let level = Math.min(TILE_LEVEL, zoom + CELL_LEVELS)
  let cells = cellsOf(each, level)
  while (cells === null) cells = cellsOf(each, (level -= 1))
  const found = [...cells.values()]
  const total = found.reduce((sum, { count }) => sum + count, 0)
  return { cells: found.map((cell) => toWire(cell, level)), total }
}

function visitsOf(index: ListingIndex, search: ServerSearch): (visit: Visit) => void {
  const { bits, written } = find(index, search)
  const columns = index.generated?.columns
  return (visit) => {
    if (bits && columns) {
      const { tileX, tileY, lat, lng, numbers } = columns
      const { price } = numbers
      eachBit(bits, (at) => visit(tileX[at]!, tileY[at]!, lat[at]!, lng[at]!, price[at]!, () => idAt(at)))
    }
    for (const listing of written) {
      const { lat, lng, id } = listing
      if (lat === null || lng === null) continue
      visit(tileColumn(lng, TILE_LEVEL), tileRow(lat, TILE_LEVEL), lat, lng, pesoPrice(listing), () => id)
    }
  }
}

function cellsOf(each: (visit: Visit) => void, level: number): Map<number, Cell> | null {
  const cells = new Map<number, Cell>()
  const shift = TILE_LEVEL - level
  const columns = 2 ** level
  let tooMany = false
  each((tileX, tileY, lat, lng, price, id) => {
    if (tooMany) return
    const [x, y] = [tileX >>> shift, tileY >>> shift]
    let cell = cells.get(y * columns + x)
    if (!cell) {
      cell = { x, y, lat: 0, lng: 0, count: 0, minPrice: Infinity, ids: [] }
      cells.set(y * columns + x, cell)
      tooMany = cells.size > MOST_CELLS && level > 0
    }
    cell.lat += lat
    cell.lng += lng
    cell.count += 1
    if (price > 0 && price < cell.minPrice) cell.minPrice = price
    if (cell.count <= NAMED_IN_CELL) cell.ids.push(id())
  })
  return tooMany ? null : cells
}

function toWire({ x, y, lat, lng, count, minPrice, ids }: Cell, z: number): ClusterCell {
  return {
    x,
    y,
    z,
    lat: lat / count,
    lng: lng / count,
    count,
    minPrice: minPrice === Infinity ? null : minPrice,
    ...(count <= NAMED_IN_CELL ? { ids } : {}),
  }
}
