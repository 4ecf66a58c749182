export type BaseMapPalette = {
  water: string
  shore: string
  land: string
  urban: string
  park: string
  campus: string
  hospital: string
  mall: string
  grave: string
  port: string
  pond: string
  sand: string
  runway: string
  border: string
  building: string
  buildingEdge: string
  trunk: string
  trunkCasing: string
  road: string
  roadCasing: string
  lane: string
  laneCasing: string
  /** Roads too thin for a casing. */
  thin: { trunk: string; road: string; street: string; lane: string }
  halo: string
  ink: string
  inkMuted: string
  inkFaint: string
  inkRoad: string
  inkWater: string
  inkPark: string
  icon: string
  iconAccent: {
    church: string
    school: string
    hospital: string
    mall: string
    civic: string
    park: string
    port: string
  }
  /** A CSS filter for the pictures of a tile service, which know no dark theme. */
  service: string
}

/** Warm paper, quiet blue-gray water, white and cream roads. */
export const LIGHT_PALETTE: BaseMapPalette = {
  water: '#c4d6e0',
  shore: '#aec6d3',
  land: '#f6f2ea',
  urban: '#f1ebdf',
  park: '#d3e2c2',
  campus: '#ebe5d3',
  hospital: '#f4e3de',
  mall: '#f3e4d3',
  grave: '#dfe4cf',
  port: '#e4e1de',
  pond: '#d6e2e5',
  sand: '#f4e6c6',
  runway: '#dcd8d2',
  border: '#a79fb4',
  building: '#e7dfd1',
  buildingEdge: '#d8cebd',
  trunk: '#fce4ad',
  trunkCasing: '#e2c485',
  road: '#ffffff',
  roadCasing: '#d8cfbf',
  lane: '#fffefb',
  laneCasing: '#e1d9ca',
  thin: { trunk: '#e2c485', road: '#d2c8b6', street: '#e1d9ca', lane: '#e1d9ca' },
  halo: 'rgba(250, 247, 241, .94)',
  ink: '#2b3448',
  inkMuted: '#596277',
  inkFaint: '#868b98',
  inkRoad: '#6d6a68',
  inkWater: '#54798f',
  inkPark: '#55794a',
  icon: '#ffffff',
  iconAccent: {
    church: '#8a6f9e',
    school: '#9a7b4f',
    hospital: '#c4655c',
    mall: '#c08238',
    civic: '#64748f',
    park: '#6b9159',
    port: '#4d86a5',
  },
  service: 'none',
}

/** Ink navy. */
export const DARK_PALETTE: BaseMapPalette = {
  water: '#101a2a',
  shore: '#22344a',
  land: '#1d2534',
  urban: '#222b3c',
  park: '#20362f',
  campus: '#28303d',
  hospital: '#322c38',
  mall: '#312f37',
  grave: '#26342f',
  port: '#272f3d',
  pond: '#17243a',
  sand: '#34332f',
  runway: '#333c4c',
  border: '#5b5f7c',
  building: '#2a3447',
  buildingEdge: '#334057',
  trunk: '#6a6150',
  trunkCasing: '#171e2a',
  road: '#47536a',
  roadCasing: '#171e2a',
  lane: '#343f53',
  laneCasing: '#1a2230',
  thin: { trunk: '#6a6150', road: '#3d485d', street: '#323c4f', lane: '#2d3648' },
  halo: 'rgba(23, 30, 43, .92)',
  ink: '#e6e9ef',
  inkMuted: '#b3bccb',
  inkFaint: '#8b95a7',
  inkRoad: '#a9b1bf',
  inkWater: '#6f93b5',
  inkPark: '#8fb58b',
  icon: '#1a2230',
  iconAccent: {
    church: '#b79fca',
    school: '#cdb07f',
    hospital: '#e08c83',
    mall: '#dda75f',
    civic: '#9aa9c4',
    park: '#8fbb7e',
    port: '#79b2d1',
  },
  // Turned about in lightness only: water stays blue and parks green.
  service: 'invert(1) hue-rotate(180deg) brightness(.95) contrast(.82) saturate(.6)',
}
