import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { districtAt, isOnLand, isRiver, isUrban } from './geo'
import { cellsIn, streetsOf } from './streets'
import { buildingsOf } from './buildings'
import { world, type Path } from './world'

const PLACES: readonly [name: string, lat: number, lng: number, district: string][] = [
  ['Jaro Cathedral', 10.7236, 122.5566, 'Jaro'],
  ['Central Philippine University', 10.729, 122.5488, 'Jaro'],
  ['Tagbak terminal', 10.7617, 122.5766, 'Jaro'],
  ['SM City Iloilo', 10.7143, 122.5512, 'Mandurriao'],
  ['Festive Walk', 10.7173, 122.5465, 'Mandurriao'],
  ['Iloilo Provincial Capitol', 10.7026, 122.569, 'City Proper'],
  ['Plaza Libertad', 10.6924, 122.5737, 'City Proper'],
  ['Parola ferry terminal', 10.6925, 122.5834, 'City Proper'],
  ['La Paz Plaza', 10.7118, 122.5707, 'La Paz'],
  ['West Visayas State University', 10.7136, 122.5625, 'La Paz'],
  ['Lapuz wharf', 10.7016, 122.5778, 'Lapuz'],
  ['Barrio Obrero', 10.698, 122.5854, 'Lapuz'],
  ['Molo Church', 10.6971, 122.5449, 'Molo'],
  ['Iloilo Doctors’ Hospital', 10.6968, 122.5544, 'Molo'],
  ['Villa Arevalo plaza', 10.688, 122.5162, 'Arevalo'],
  ['Pavia', 10.7747, 122.5417, 'Pavia'],
  ['Oton', 10.6931, 122.4736, 'Oton'],
  ['Leganes', 10.7867, 122.5892, 'Leganes'],
  ['Santa Barbara', 10.8228, 122.5347, 'Santa Barbara'],
  ['San Miguel', 10.7792, 122.465, 'San Miguel'],
  ['Jordan', 10.6575, 122.5962, 'Jordan'],
  ['Buenavista', 10.6985, 122.642, 'Buenavista'],
]

const SEA: readonly [name: string, lat: number, lng: number][] = [
  ['Iloilo Strait', 10.675, 122.56],
  ['off Villa beach', 10.668, 122.515],
  ['off Leganes', 10.755, 122.635],
  ['Panay Gulf', 10.45, 122.2],
  ['Guimaras Strait', 10.8, 122.8],
]

const RIVERS: readonly [name: string, lat: number, lng: number][] = [
  ['Iloilo River at Muelle Loney', 10.6989, 122.5788],
  ['Iloilo River at the Esplanade', 10.7017, 122.5512],
  ['Batiano River', 10.6908, 122.5364],
  ['Jaro River', 10.7228, 122.5845],
  ['Jaro Floodway', 10.7596, 122.578],
]

describe('places', () => {
  it.each(PLACES)('%s', (_, lat, lng, district) => {
    expect(isOnLand(lat, lng)).toBe(true)
    expect(districtAt(lat, lng)).toBe(district)
  })

  it.each(SEA)('%s is not land', (_, lat, lng) => {
    expect(isOnLand(lat, lng)).toBe(false)
    expect(districtAt(lat, lng)).toBeNull()
  })

  it.each(RIVERS)('%s is water', (_, lat, lng) => {
    expect(isRiver(lat, lng)).toBe(true)
    expect(isOnLand(lat, lng)).toBe(false)
  })

  it('takes what is no place at all', () => {
    expect(isOnLand(Number.NaN, 122.5)).toBe(false)
    expect(districtAt(Infinity, 0)).toBeNull()
  })
})

describe('data', () => {
  it('is at most 150 KB', () => {
    const folder = join(import.meta.dirname, '..', 'data')
    const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
    expect(bytes).toBeLessThanOrEqual(150_000)
  })

  it('has names on 40 to 90 main roads and no path without length', () => {
    const { roads, land, rivers } = world()
    const names = new Set(roads.map(({ name }) => name).filter(Boolean))
    expect(names.size).toBeGreaterThanOrEqual(40)
    expect(names.size).toBeLessThanOrEqual(90)
    for (const { xy } of [...roads, ...rivers].map(({ path }) => path).concat(land)) {
      expect(xy.length).toBeGreaterThanOrEqual(4)
      expect(xy.every(Number.isFinite)).toBe(true)
    }
  })
})

/** Back to degrees. */
function placesOf({ xy }: Path): [lat: number, lng: number][] {
  const out: [number, number][] = []
  for (let i = 0; i < xy.length; i += 2) {
    const n = Math.PI * (1 - (2 * (xy[i + 1] as number)) / 256)
    out.push([(Math.atan(Math.sinh(n)) * 180) / Math.PI, ((xy[i] as number) / 256) * 360 - 180])
  }
  return out
}

describe('small streets', () => {
  const cells = cellsIn('town', 10.69, 122.54, 10.72, 122.58)

  it('are the same each time', async () => {
    const first = cells.flatMap((cell) => streetsOf('town', cell).map(({ xy }) => [...xy]))
    vi.resetModules()
    const { cellsIn: again, streetsOf: weave } = await import('./streets')
    expect(weave).not.toBe(streetsOf)
    const second = again('town', 10.69, 122.54, 10.72, 122.58).flatMap((cell) =>
      weave('town', cell).map(({ xy }) => [...xy]),
    )
    expect(first.length).toBeGreaterThan(300)
    expect(second).toEqual(first)
  })

  it('stay on built-up land, out of the rivers', () => {
    for (const cell of cells) {
      for (const [lat, lng] of streetsOf('town', cell).flatMap(placesOf)) {
        expect(isOnLand(lat, lng) && isUrban(lat, lng), `${lat}, ${lng}`).toBe(true)
      }
    }
  })

  it('have houses on dry land between them', () => {
    const houses = cells.flatMap(buildingsOf)
    expect(houses.length).toBeGreaterThan(1000)
    const wet = houses.filter((house) => !placesOf(house).every(([lat, lng]) => isOnLand(lat, lng)))
    expect(wet.length / houses.length).toBeLessThan(0.01)
  })
})
