import { fireEvent, render, waitFor } from '@testing-library/react'
import { MapContainer } from 'react-leaflet'
import { expect, test, vi } from 'vitest'
import { layOutMap } from '../map.test-support'
import { HOME } from '../state/map-url'
import { usePosition, type PositionOptions } from './use-position'

function Followed(options: PositionOptions) {
  usePosition(options, false)
  return null
}

test('the click that ends a drag is no press: the address follows when the map rests, or at the next press', async () => {
  layOutMap()
  const onMove = vi.fn<PositionOptions['onMove']>()
  const { container } = render(
    <MapContainer center={HOME} zoom={HOME.zoom} inertia={false}>
      <Followed position={null} onMove={onMove} onView={() => {}} />
    </MapContainer>,
  )
  const map = container.querySelector('.leaflet-container')!
  const drag = () => {
    fireEvent.mouseDown(map, { clientX: 300, clientY: 300, which: 1 })
    fireEvent.mouseMove(map, { clientX: 200, clientY: 300 })
    fireEvent.mouseUp(map, { clientX: 200, clientY: 300 })
    fireEvent.click(map)
  }
  drag()
  expect(onMove).not.toHaveBeenCalled()
  await waitFor(() => expect(onMove).toHaveBeenCalledOnce())
  drag()
  fireEvent.click(document.body)
  expect(onMove).toHaveBeenCalledTimes(2)
})
