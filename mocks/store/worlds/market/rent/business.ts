import { at, lotArea, measures, terms } from '@/samples/measures'
import { LEGANES, PAVIA } from '@/samples/places'
import type { SampleListing } from '@/samples/sample-listing'
import { BY_TUPAS, HOME_FOR_RENT } from '../bases'

export const SMALL_BUSINESS_FOR_RENT: SampleListing[] = [
  {
    ...HOME_FOR_RENT,
    ...PAVIA,
    id: 'rh28',
    title: 'Shop Space with Two Roll-Up Doors, Pavia',
    category: 'commercial',
    property_type: 'Retail Store',
    price: 25_000,
    description:
      'Ground floor of a two-storey shophouse on the national highway, 70 square meters, glass front. Formerly a ' +
      'pharmacy, so shelves and a sink are in. Escalation of 5 percent from the third year. Signage on the façade is ' +
      'included, lit until ten.',
    street: 'National Highway, Purok I',
    barangay: 'Purok I',
    ...at(10.7728, 122.5443),
    ...measures({ bathrooms: 1, floor: 70, parking: 2, year: 2009 }),
    ...terms({ furnishing: 'fitted', lease: 24, deposit: 50_000 }),
    floor_level: 'street-facing',
    features: ['Glass front', 'Roll-up doors'],
    building_features: ['CCTV'],
    nearby_amenities: ['Pavia Plaza', 'Banks', 'Jeepney stop'],
    ...BY_TUPAS,
    listed_hours_ago: 297,
  },
  {
    ...HOME_FOR_RENT,
    ...LEGANES,
    id: 'rh30',
    title: 'Fenced Gravel Yard for Trucks, Leganes',
    category: 'land',
    property_type: 'Commercial Land',
    price: 9_000,
    description:
      'Four hundred square meters, steel gate, guard shed, one lamp post. Two delivery vans use half of it until the ' +
      'end of the month, after that the whole yard is free. Good for a contractor or a rent-a-car. No repairs with ' +
      'oil on the ground, please.',
    street: 'Service Road, Cagamutan Norte',
    barangay: 'Cagamutan Norte',
    ...at(10.7946, 122.5986),
    lot_size: lotArea(400),
    zoning_type: 'commercial',
    deposit: 18_000,
    features: ['Steel gate', 'Guard shed'],
    land_features: ['Electricity Available', 'Road Access', 'Fencing', 'Cleared'],
    nearby_amenities: ['Coastal highway', 'Tire shop'],
    lot_frontage: 16,
    lot_road_width: 8,
    owner: '437',
    listed_hours_ago: 183,
  },
]
