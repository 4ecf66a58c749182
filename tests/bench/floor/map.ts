import 'leaflet/dist/leaflet.css'
import { divIcon, map, marker } from 'leaflet'

/** A bare Leaflet map: no ground, no product, as many pins as ours shows at ten thousand listings. */
const PINS = 50

const bare = map('map', { center: [10.696, 122.5665], zoom: 13 })
for (let pin = 0; pin < PINS; pin += 1) {
  const icon = divIcon({ html: '₱4.2M', className: 'pin' })
  const made = marker([10.66 + (pin % 10) * 0.008, 122.52 + Math.floor(pin / 10) * 0.02], { icon }).addTo(bare)
  made.getElement()?.setAttribute('data-pin', '')
}
