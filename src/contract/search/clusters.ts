import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { id } from '../fields'
import { problem } from '../problem'
import { cache, filters, snapshotName, total } from './filters'
import { MOST_ZOOM } from './limits'
import { sentence } from '../sentence'
import { listings, number, pesos, plainLatitude, plainLongitude } from '../values/numbers'
import { messageText } from '../values/texts'

/** The query of clusters: a search without order and pages, and the zoom of the map. */
export const clusterQuery = z.object({
  ...filters,
  /** Zoom of the map, 0 to 20. */
  zoom: z.string().check(z.regex(/^(\d|1\d|20)$/, sentence('Please use 0 to {n}.', { n: MOST_ZOOM }))),
  /** A `snapshot` that was answered before. */
  at: snapshotName,
})

const tile = /* @__PURE__ */ number({ minimum: 0, multipleOf: 1 })

/** A square of the map with its listings. */
export const clusterCell = z.object({
  /** Tile column (web mercator). */
  x: tile,
  /** Tile row, from the north. */
  y: tile,
  /** Level of the tile. */
  z: tile,
  /** Mean latitude of its listings. */
  lat: plainLatitude,
  /** Mean longitude of its listings. */
  lng: plainLongitude,
  /** How many listings it has. */
  count: listings,
  /** Lowest price in pesos; null where no listing has one. */
  minPrice: z.nullable(pesos),
  /** Ids of its listings where there are at most 5. */
  ids: z.optional(z.array(id)),
})

export type ClusterQuery = z.output<typeof clusterQuery>
export type ClusterCell = z.output<typeof clusterCell>

export const clusterProperties = endpoint({
  id: 'clusterProperties',
  method: 'GET',
  path: '/api/properties/clusters',
  auth: 'bearer-if-any',
  cache,
  query: clusterQuery,
  responses: {
    200: z.object({
      /** Always true in a success answer. */
      success: z.literal(true),
      /** The squares, and how many listings they have together. */
      data: z.object({
        /** Squares of the map that have listings, in no promised order. */
        cells: z.array(clusterCell),
        /** How many listings have a place. */
        total,
      }),
      /** A sentence for people; left out if there is none. */
      message: z.optional(messageText),
    }),
    400: problem,
    410: problem,
    422: problem,
    429: problem,
    500: problem,
  },
  summary: 'How many listings that a search finds lie in which square of the map.',
  source: 'B 2.5',
  addition: true,
})
