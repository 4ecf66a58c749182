import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyListing, anySearch, searchOf } from '../../domain.test-support'
import { activeFilters } from '../active-filters'
import { filterListings } from '../filters'
import { clearAll } from '../search-changes'
import { criteriaOfSearch, searchOfSaved, suggestedName } from '../saved-search'
import { isInArea, isInBox, type Area } from './area'
import { ANYWHERE, aroundOf, healedName, nameOfRings } from './place'
import { writeServerQuery } from './write-server-query'

const SQUARE: Area = [
  [
    { lat: 10.7, lng: 122.5 },
    { lat: 10.7, lng: 122.6 },
    { lat: 10.8, lng: 122.6 },
    { lat: 10.8, lng: 122.5 },
  ],
]
const BOX = { west: 122.5, south: 10.7, east: 122.6, north: 10.8 }

test('a search finds in box and area what it finds anywhere and lies there', () => {
  fc.assert(
    fc.property(fc.array(anyListing, { maxLength: 20 }), anySearch, (listings, search) => {
      const { box, area } = search.filters
      const anywhere = filterListings(listings, { ...search, filters: { ...search.filters, ...ANYWHERE } })
      const there = anywhere.filter(({ lat, lng }) => {
        if (box === null && area === null) return true
        if (lat === null || lng === null) return false
        return (!box || isInBox(lat, lng, box)) && (!area || isInArea(lat, lng, area))
      })
      expect(filterListings(listings, search)).toEqual(there)
    }),
    { numRuns: 150 },
  )
})

test('a chip stands for the drawn area and one for the box, and each lifts only its own', () => {
  const search = searchOf({}, { area: [...SQUARE, ...SQUARE], box: BOX })
  const chips = activeFilters(search)
  expect(chips.map(({ label }) => label)).toEqual(['2 drawn areas', 'Part of the map'])
  expect(chips[0]!.clear(search)).toEqual(searchOf({}, { box: BOX }))
  expect(chips[1]!.clear(search)).toEqual(searchOf({}, { area: search.filters.area }))
  expect(clearAll(search)).toEqual(searchOf({ mode: 'all' }))
})

test('an area that was chosen by name is called so in its chip, its address and the name of its saved search', () => {
  const areaName = nameOfRings(['In Molo', 'Near SM City Iloilo, 2 km'])
  const search = searchOf({ mode: 'rent' }, { area: [SQUARE[0]!, SQUARE[0]!], areaName })
  const [chip] = activeFilters(search)
  expect(chip!.label).toBe('In Molo or near SM City Iloilo, 2 km')
  expect(chip!.clear(search)).toEqual(searchOf({ mode: 'rent' }))
  expect(searchOfSaved(criteriaOfSearch(search))).toEqual(search)
  expect(suggestedName(search)).toBe('Properties for rent, in Molo or near SM City Iloilo, 2 km')
  expect(writeServerQuery(search)).not.toHaveProperty('place')
})

test('an area is only called what could be the name of one', () => {
  expect(nameOfRings(['In Molo', null])).toBeNull()
  expect(nameOfRings(['In Molo', 'In Molo'])).toBe('In Molo')
  expect(nameOfRings(Array.from({ length: 9 }, (_, place) => `In a village called ${place}`))).toBeNull()
  for (const text of ['', 'Molo', 'In <b>Molo', `In ${'o'.repeat(120)}`]) expect(healedName(text, SQUARE)).toBeNull()
  expect(healedName('In Molo', null)).toBeNull()
})

test('a saved search keeps the drawn area, and its suggested name says so', () => {
  const search = searchOf({ mode: 'rent', category: 'residential', q: 'jaro' }, { area: SQUARE })
  expect(searchOfSaved(criteriaOfSearch(search))).toEqual(search)
  expect(suggestedName(search)).toBe('Residential for rent, jaro, drawn area')
})

test('of an area around landmarks is known what it lies around, and how far it reaches', () => {
  const ring = [
    { lat: 10, lng: 122 },
    { lat: 11, lng: 122 },
    { lat: 10, lng: 123 },
  ]
  const of = (areaName: string, rings = 1) =>
    aroundOf({ ...ANYWHERE, areaName, area: Array.from({ length: rings }, () => ring) })
  expect(of('Near SM City Iloilo, 1 km')).toEqual({ names: ['SM City Iloilo'], meters: 1_000 })
  expect(of('Near Molo Church, 500 m or near Jaro Cathedral, 500 m', 2)?.names).toEqual([
    'Molo Church',
    'Jaro Cathedral',
  ])
  expect(of('Near Molo Church, 500 m or near Jaro Cathedral, 2 km', 2)).toBeNull()
  expect(of('In Molo')).toBeNull()
  expect(aroundOf(ANYWHERE)).toBeNull()
})
