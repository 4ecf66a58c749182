import { at, flood } from '@/samples/measures'
import { LA_PAZ, LAPUZ, MANDURRIAO } from '@/samples/places'
import type { SampleListing } from '@/samples/sample-listing'

/** Invented buildings with several units in this market. Units of one building share its place on the map. */
export const LUNHAW = {
  ...MANDURRIAO,
  barangay: 'Bolilao',
  landmark: 'Two blocks from the Diversion Road',
  ...at(10.7083, 122.5533),
  year_built: 2021,
  unit_tower: 'Lunhaw Residences',
  unit_storeys: 24,
  nearby_amenities: ['SM City Iloilo', 'Iloilo River Esplanade', 'Iloilo Business Park'],
  ...flood('none', 'none', 'low'),
} satisfies Partial<SampleListing>

export const HALANDUMON = {
  ...MANDURRIAO,
  barangay: 'San Rafael',
  landmark: 'Atria Park District',
  ...at(10.7109, 122.5451),
  year_built: 2023,
  unit_tower: 'Halandumon Tower',
  unit_storeys: 20,
  nearby_amenities: ['Atria Park District', 'Iloilo Convention Center', 'Iloilo River Esplanade'],
} satisfies Partial<SampleListing>

export const SUBA_VISTA = {
  ...LAPUZ,
  barangay: 'Lapuz Norte',
  landmark: 'Foot of Quirino Bridge',
  ...at(10.7031, 122.5752),
  unit_tower: 'Suba Vista',
  unit_storeys: 17,
  nearby_amenities: ['La Paz Public Market', 'Iloilo River', 'Quirino Bridge'],
  ...flood('low', 'low', 'medium'),
} satisfies Partial<SampleListing>

export const ATABAY = {
  ...LA_PAZ,
  barangay: 'Burgos-Mabini',
  landmark: 'Behind West Visayas State University',
  ...at(10.7131, 122.5664),
  year_built: 2017,
  unit_tower: 'Atabay Place',
  unit_storeys: 9,
  nearby_amenities: ['West Visayas State University', 'La Paz Plaza', 'Carinderias'],
  ...flood('none', 'low', 'medium'),
} satisfies Partial<SampleListing>
