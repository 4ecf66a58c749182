import { FOR_SALE } from '@/samples/bases'
import { at, measures } from '@/samples/measures'
import type { SampleListing } from '@/samples/sample-listing'
import { AREVALO, CITY_PROPER, LA_PAZ } from '@/samples/places'

export const INVESTMENT_FOR_SALE: SampleListing[] = [
  {
    id: '23',
    title: 'Row of Eight Apartments in La Paz',
    ...FOR_SALE,
    category: 'investment',
    property_type: 'Rental Property',
    price: 14_800_000,
    description:
      'Eight walk-up apartments in one two-storey row, each with two bedrooms, a bath and its own meters. All eight ' +
      'are rented, six of them by the same families for more than three years, and together they pay 112,000 pesos a ' +
      'month. The roof was replaced in 2020 and the septic tank emptied this year. I am selling because I want to be ' +
      'with my children in Cebu.',
    street: '19 Divinagracia Street, La Paz',
    ...LA_PAZ,
    ...at(10.7102, 122.5688),
    ...measures({ bedrooms: 16, bathrooms: 8, floor: 400, lot: 520, parking: 4, year: 2005 }),
    occupancy_status: 'rented',
    roi: 7.8,
    features: ['Eight doors', 'Separate meters', 'New roof'],
    nearby_amenities: ['La Paz Public Market', 'West Visayas State University', 'Jeepney route'],
    investment_features: ['Property Management Available', 'Long-term Lease'],
    owner: '105',
    listed_hours_ago: 335,
    rating: 4.5,
  },
  {
    id: '24',
    title: 'Foreclosed Row House in Sooc',
    ...FOR_SALE,
    status: 'sold',
    category: 'investment',
    property_type: 'Foreclosure',
    condition: 'Foreclosed',
    price: 2_450_000,
    description:
      'A bank-acquired row house, sold as it stands through negotiated offer. It has been empty for two years: the ' +
      'leak above the back bedroom is mended, but the gate and the wiring need work. The title is already with the ' +
      'bank and free of back taxes. Cash buyers get five percent off the posted price.',
    street: 'Block 9 Lot 3, Barangay Sooc, Arevalo',
    ...AREVALO,
    ...at(10.6965, 122.5178),
    ...measures({ bedrooms: 2, bathrooms: 1, floor: 48, lot: 80, parking: 1, year: 2008 }),
    occupancy_status: 'vacant',
    roi: 5.2,
    features: ['Sold as is', 'No back taxes', 'Discount for cash'],
    nearby_amenities: ['Arevalo Plaza', 'Elementary school', 'Jeepney route'],
    owner: '107',
    listed_hours_ago: 2_800,
  },
  {
    id: '25',
    title: 'Shops and Serviced Studios on Valeria Street',
    ...FOR_SALE,
    category: 'investment',
    property_type: 'Income Property',
    price: 29_500_000,
    description:
      'Five storeys with two shops on the ground floor and sixteen furnished studios above, four to a floor. Half of ' +
      'the studios are let by the month to nurses and call-center staff, the other half by the night. Net income ' +
      'last year was a little over 2.5 million pesos after the manager and the taxes. The manager, Joan, knows every ' +
      'pipe and is willing to stay.',
    street: '77 Valeria Street, City Proper',
    ...CITY_PROPER,
    ...at(10.6988, 122.5652),
    ...measures({ bedrooms: 16, bathrooms: 18, floor: 690, lot: 210, parking: 5, year: 2007 }),
    furnishing: 'furnished',
    zoning_type: 'mixed-use',
    occupancy_status: 'rented',
    roi: 8.6,
    features: ['Two shops', 'Sixteen studios', 'Lift', 'Laundry room on the roof'],
    nearby_amenities: ['SM Delgado', 'University of San Agustin', 'Hospitals along General Luna Street'],
    building_features: ['CCTV', 'Backup Power'],
    investment_features: ['Property Management Available', 'Short-term Rental Allowed', 'Furnished'],
    owner: '111',
    listed_hours_ago: 540,
    rating: 4.1,
  },
]
