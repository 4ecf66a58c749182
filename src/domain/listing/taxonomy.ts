import { anyOf } from '../text'
import { t, type Translate } from '@/words/words'

/** Categories and their subtypes, word for word (B 3.8). The ninth industrial entry is listed there as it stands. */
export const CATEGORIES = {
  residential: {
    label: 'Residential',
    subtypes: [
      'Single-Family Home',
      'Multi-Family Home',
      'Apartment',
      'Condo',
      'Townhouse',
      'Villa',
      'Duplex',
      'Studio',
      'Loft',
      'Manufactured Home',
      'Vacation Home',
      'Senior Living',
      'Student Housing',
    ],
  },
  commercial: {
    label: 'Commercial',
    subtypes: [
      'Office',
      'Retail Store',
      'Restaurant',
      'Hotel',
      'Medical Facility',
      'Coworking Space',
      'Commercial Building',
      'Showroom',
      'Shopping Center',
      'Parking Facility',
    ],
  },
  industrial: {
    label: 'Industrial',
    subtypes: [
      'Warehouse',
      'Factory',
      'Distribution Center',
      'Cold Storage',
      'Industrial Shed',
      'Logistics Facility',
      'R&D Facility',
      'Data Center',
      'Townhouse',
    ],
  },
  land: {
    label: 'Land',
    subtypes: [
      'Residential Land',
      'Commercial Land',
      'Agricultural Land',
      'Industrial Land',
      'Mixed-use',
      'Recreational',
      'Forest',
      'Development Plot',
      'Ranch',
    ],
  },
  special: {
    label: 'Special',
    subtypes: [
      'School',
      'Hospital',
      'Religious Facility',
      'Sports Complex',
      'Cinema',
      'Government Building',
      'Funeral Home',
      'Gas Station',
      'Marina',
      'Event Venue',
    ],
  },
  investment: {
    label: 'Investment',
    subtypes: [
      'Rental Property',
      'Vacation Rental',
      'Foreclosure',
      'Fix-and-Flip',
      'REIT Property',
      'Timeshare',
      'Student Rental',
      'Income Property',
      'Pre-leased Unit',
    ],
  },
} as const satisfies Record<string, { label: string; subtypes: readonly string[] }>

export type CategoryId = keyof typeof CATEGORIES
export const CATEGORY_IDS: CategoryId[] = ['residential', 'commercial', 'industrial', 'land', 'special', 'investment']
const ALL_TYPES = [...new Set<string>(CATEGORY_IDS.flatMap((id) => CATEGORIES[id].subtypes))]

/** The subtypes that people mean who ask for a house. */
export const HOUSES = [
  'Single-Family Home',
  'Multi-Family Home',
  'Townhouse',
  'Villa',
  'Duplex',
  'Vacation Home',
] as const

/** Subtypes that have a name together. */
const TOGETHER: readonly { label: string; types: readonly string[] }[] = [
  ...CATEGORY_IDS.map((id) => ({ label: CATEGORIES[id].label, types: CATEGORIES[id].subtypes })),
  { label: 'House', types: HOUSES },
]

/** The subtypes that a search asks for: any of them is enough. None of `all`. */
export function chosenTypes(subtype: string): string[] {
  return subtype === 'all' ? [] : subtype.split(',')
}

/** 'Condo', 'Condo or Apartment', 'Condo, Villa or Loft'; 'Condo or Land' with all types of land, 'Condo or House'. */
export function typesLabel(subtype: string, words: Translate = t): string {
  let single = subtype.split(',')
  const named: string[] = []
  for (const { label, types } of TOGETHER) {
    if (!types.every((type) => single.includes(type))) continue
    named.push(label)
    single = single.filter((type) => !types.includes(type))
  }
  return anyOf([...single, ...named].map(words.known), words)
}

/** The subtypes of a category; of `all`, none (B 2.3: a subtype is chosen within a category). */
export function subtypesOf(category: CategoryId | 'all'): readonly string[] {
  return category === 'all' ? [] : CATEGORIES[category].subtypes
}

/** The subtypes that a search within a category may ask for: of `all`, those of each, 'house or lot'. */
export function typesWithin(category: CategoryId | 'all'): readonly string[] {
  return category === 'all' ? ALL_TYPES : CATEGORIES[category].subtypes
}

/** The chosen subtypes of a category in its own order, as a search holds them; empty where it has none. */
export function typesText(category: CategoryId | 'all', chosen: Iterable<string>): string {
  const asked = new Set(chosen)
  return typesWithin(category)
    .filter((type) => asked.has(type))
    .join(',')
}
