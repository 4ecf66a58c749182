import { searchQuery } from '@/contract/search/pages'
import { readServerQuery } from '@/domain/search/query/server-query'
import { clausesOf } from './opensearch'

/** A value of each parameter that filters. */
const VALUES: Record<string, string> = {
  q: 'lapaz',
  mode: 'rent',
  category: 'land',
  subtype: 'Ranch',
  price: '1000000-5000000',
  sqm: '0-50000',
  size: '500-',
  lot: '0-2.5',
  beds: '2',
  maxbeds: '3',
  baths: '1',
  lease: '12',
  bays: '2',
  capacity: '100',
  deposit: '20000',
  dues: '3000',
  month: '0-25000',
  income: '80000',
  ceiling: '12-',
  roi: '6-',
  furnishing: 'furnished',
  condition: 'New',
  built: '2015-',
  level: '10-',
  floor: 'ground',
  zoning: 'residential',
  occupancy: 'rented',
  stage: 'ready',
  balance: 'pag-ibig',
  lender: 'bank',
  seller: 'pag-ibig',
  title: 'TCT',
  flood: 'medium',
  pets: 'true',
  licence: 'true',
  foreign: 'true',
  features: 'Garage,Pool',
  building: 'Elevator',
  industrial: 'Crane',
  land: 'Road Access',
  special: 'Parking Available',
  investment: 'Furnished',
  utilities: 'water',
  bbox: '122.5,10.65,122.6,10.75',
  area: 'w_wG4x5qCAwMwMnG',
  in: 'Jaro,La Paz',
  status: 'available',
  elevators: '1',
  barangay: 'Balabag',
  owner: '103',
}

/** Every parameter that filters, with a value and the clause that it becomes, as Markdown. */
export function translations(): string[] {
  const names = Object.keys(searchQuery.shape).filter((name) => name in VALUES)
  return [
    '## Every parameter as a clause',
    names.map((name) => `- \`${name}=${VALUES[name]}\`: \`${clauseText(name)}\``).join('\n'),
  ]
}

function clauseText(name: string): string {
  const context = name === 'subtype' ? ({ category: 'land' } as const) : {}
  const search = readServerQuery({ mode: 'all', ...context, [name]: VALUES[name] })
  return 'parameter' in search ? `${search.parameter}: ${search.wrong}` : JSON.stringify(clausesOf(search)[name])
}
