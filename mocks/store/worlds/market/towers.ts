import { LA_PAZ, LAPUZ, MANDURRIAO } from '@/samples/places'
import type { SampleListing } from '@/samples/sample-listing'

/** Invented buildings with several units in this market. Units of one building share its place on the map. */
export const LUNHAW = {
  ...MANDURRIAO,
  barangay: 'Bolilao',
  landmark: 'Two blocks from the Diversion Road',
  latitude: 10.7083,
  longitude: 122.5533,
  year_built: 2021,
  unit_tower: 'Lunhaw Residences',
  unit_storeys: 24,
  nearby_amenities: ['SM City Iloilo', 'Iloilo River Esplanade', 'Iloilo Business Park'],
  flood_year_5: 'none',
  flood_year_25: 'none',
  flood_year_100: 'low',
} satisfies Partial<SampleListing>

export const HALANDUMON = {
  ...MANDURRIAO,
  barangay: 'San Rafael',
  landmark: 'Atria Park District',
  latitude: 10.7109,
  longitude: 122.5451,
  year_built: 2023,
  unit_tower: 'Halandumon Tower',
  unit_storeys: 20,
  nearby_amenities: ['Atria Park District', 'Iloilo Convention Center', 'Iloilo River Esplanade'],
} satisfies Partial<SampleListing>

export const SUBA_VISTA = {
  ...LAPUZ,
  barangay: 'Lapuz Norte',
  landmark: 'Foot of Quirino Bridge',
  latitude: 10.7031,
  longitude: 122.5752,
  unit_tower: 'Suba Vista',
  unit_storeys: 17,
  nearby_amenities: ['La Paz Public Market', 'Iloilo River', 'Quirino Bridge'],
  flood_year_5: 'low',
  flood_year_25: 'low',
  flood_year_100: 'medium',
} satisfies Partial<SampleListing>

export const ATABAY = {
  ...LA_PAZ,
  barangay: 'Burgos-Mabini',
  landmark: 'Behind West Visayas State University',
  latitude: 10.7131,
  longitude: 122.5664,
  year_built: 2017,
  unit_tower: 'Atabay Place',
  unit_storeys: 9,
  nearby_amenities: ['West Visayas State University', 'La Paz Plaza', 'Carinderias'],
  flood_year_5: 'none',
  flood_year_25: 'low',
  flood_year_100: 'medium',
} satisfies Partial<SampleListing>
