import { render, waitFor } from '@testing-library/react'
import L from 'leaflet'
import { expect, test, vi } from 'vitest'
import { layOutMap } from '../map.test-support'
import PinMap from './pin-map'

test('a place that a search found comes to the middle of the map, near enough to see its streets', async () => {
  layOutMap()
  const setView = vi.spyOn(L.Map.prototype, 'setView')
  const { rerender } = render(<PinMap pin={null} onPlace={() => {}} />)
  // Near the upper edge of what the map shows, as Jaro is on a phone.
  const jaro = { lat: 10.7, lng: 122.5665 }
  rerender(<PinMap pin={jaro} onPlace={() => {}} />)
  await waitFor(() => expect(setView).toHaveBeenLastCalledWith([jaro.lat, jaro.lng], 15, expect.anything()))
})
