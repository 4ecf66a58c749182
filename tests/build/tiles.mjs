/** The tile service of the journeys: where it listens, and its address for a build (`VITE_TILE_URL`). */
export const TILES = { port: 4192, address: 'http://localhost:4192/{z}/{x}/{y}.svg' }
