import { describe, expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '@/samples/listings'
import { barangaysOf, findPlaces, townAt } from './geocoding'
import { surfaceAt } from './surface'

describe('what lies at a place', () => {
  test.each<[where: string, lat: number, lng: number, ground: string]>([
    ['Jaro Plaza', 10.7248, 122.5572, 'land'],
    ['the strait between Panay and Guimaras', 10.66, 122.56, 'sea'],
    ['the middle of the Sulu Sea', 8.5, 120.5, 'sea'],
    ['Boracay, an islet that our map leaves out', 11.97, 121.92, 'unknown'],
    ['Quezon City', 14.65, 121.05, 'land'],
    ['Lisbon', 38.7, -9.1, 'unknown'],
    ['no number', Number.NaN, 122, 'unknown'],
  ])('%s', (_, lat, lng, ground) => {
    expect(surfaceAt(lat, lng)).toBe(ground)
  })

  test('no listing that stands is refused', () => {
    const refused = SAMPLE_LISTINGS.filter(({ latitude, longitude }) => surfaceAt(latitude, longitude) !== 'land')
    expect(refused).toEqual([])
  })
})

describe('places by name', () => {
  test.each([
    ['jaro', { name: 'Jaro', kind: 'District', city: 'Iloilo City', state: 'Iloilo' }],
    ['santo nino norte', { name: 'Santo Niño Norte', kind: 'Barangay' }],
    ['28 Arguelles Street, Jaro, Iloilo City', { kind: 'Street', city: 'Iloilo City' }],
    ['Jordan', { name: 'Jordan', city: 'Jordan', state: 'Guimaras' }],
  ])('%s', (typed, found) => {
    expect(findPlaces(typed)[0]).toMatchObject(found)
  })

  test('the barangays of a city are named once each, in order', () => {
    const names = barangaysOf('iloilo city')
    expect(names).toContain('San Rafael')
    expect(names).toEqual([...new Set(names)].toSorted((one, other) => one.localeCompare(other, 'en')))
    expect(barangaysOf('Quezon City')).toEqual([])
  })

  test('a point is in the town whose outline holds it', () => {
    expect(townAt(10.7202, 122.5621)).toEqual({ city: 'Iloilo City', state: 'Iloilo' })
    expect(townAt(14.6, 121)).toEqual({})
  })

  test('what no place is called finds none', () => {
    expect(findPlaces('Atlantis')).toEqual([])
    expect(findPlaces(' , ')).toEqual([])
  })
})
