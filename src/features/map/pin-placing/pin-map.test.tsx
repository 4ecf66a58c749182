import { render, waitFor } from '@testing-library/react'
import L from 'leaflet'
import { expect, test, vi } from 'vitest'
import { layOutMap } from '../map.test-support'
import PinMap from './pin-map'

test('a place that a search found comes to the middle of the map, near enough to see its streets', async () => {
  layOutMap()
  const setView = vi.spyOn(L.Map.prototype, 'setView')
  const { rerender } = render(<PinMap pin={null} searches={0} onPlace={() => {}} />)
  // Near the upper edge of what the map shows, as Jaro is on a phone.
  const jaro = { lat: 10.7, lng: 122.5665 }
  rerender(<PinMap pin={jaro} searches={1} onPlace={() => {}} />)
  await waitFor(() => expect(setView).toHaveBeenLastCalledWith([jaro.lat, jaro.lng], 15, expect.anything()))

  // The same place again, after the map was moved away from it.
  setView.mockClear()
  rerender(<PinMap pin={jaro} searches={2} onPlace={() => {}} />)
  expect(setView).toHaveBeenCalledWith([jaro.lat, jaro.lng], expect.any(Number), expect.anything())
})
