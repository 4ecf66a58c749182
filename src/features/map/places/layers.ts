/** Kinds of places that the map can show, by the icon that they have in its data. */
export const LAYERS = [
  { id: 'school', label: 'Schools' },
  { id: 'hospital', label: 'Hospitals' },
  { id: 'market', label: 'Markets' },
  { id: 'bus', label: 'Terminals' },
  { id: 'mall', label: 'Malls' },
] as const

export type LayerId = (typeof LAYERS)[number]['id']
/** Of the layers that are shown, `flood` is what listings state of floods. */
export type ShownLayers = ReadonlySet<LayerId | 'flood'>
