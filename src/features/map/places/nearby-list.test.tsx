import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import LocationMap, { LocationPlaces } from '../location-map'
import { layOutMap } from '../map.test-support'
import { placesNear } from './known-places'
import { useRaisedPlace } from './raised-place'

beforeEach(() => layOutMap())

const JARO = { lat: 10.7236, lng: 122.5566 }

test('at most two places of a kind are near, within 5 km, the nearest first', () => {
  const places = placesNear(JARO)
  expect(places.length).toBeGreaterThan(4)
  const far = places.map(({ meters }) => meters)
  expect(far).toEqual(far.toSorted((one, other) => one - other))
  expect(far.at(-1)).toBeLessThanOrEqual(5_000)
  for (const { kind } of places) expect(places.filter((place) => place.kind === kind).length).toBeLessThanOrEqual(2)
  expect(placesNear({ lat: 14.6, lng: 121 })).toEqual([])
})

test('a place in the list raises its pin on the map of the listing, and a pin its place in the list', async () => {
  render(
    <>
      <div style={{ width: 800, height: 600 }}>
        <LocationMap {...JARO} label="House in Jaro" />
      </div>
      <LocationPlaces {...JARO} />
    </>,
  )
  const list = within(screen.getByRole('list', { name: 'Places nearby' }))
  const [first] = placesNear(JARO)
  const row = list.getByRole('button', { name: new RegExp(`^${first!.name}`) })
  expect(row).toHaveTextContent(/about \d+ min on foot, \d+ min by car/)
  const pin = () => document.querySelector<HTMLElement>(`[data-near="${CSS.escape(first!.name)}"]`)
  await waitFor(() => expect(pin()).not.toBeNull())
  act(() => row.focus())
  await waitFor(() => expect(pin()).toHaveAttribute('data-raised'))
  act(() => row.blur())
  await waitFor(() => expect(pin()).not.toHaveAttribute('data-raised'))
  fireEvent.pointerEnter(pin()!)
  await waitFor(() => expect(row).toHaveAttribute('data-raised'))
  act(() => useRaisedPlace.setState({ name: null }))
})

test('where our map knows no place, the list says so', () => {
  render(<LocationPlaces lat={14.6} lng={121} />)
  expect(screen.getByText(/shows no schools, hospitals, markets, terminals or malls within 5 km/)).toBeVisible()
})
