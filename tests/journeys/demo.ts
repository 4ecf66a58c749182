import { MARKET_LISTINGS } from '@mocks/store/worlds/market/listings'
import { SAMPLE_LISTINGS } from '@/samples/listings'

const count = (type: 'sale' | 'rent') =>
  [...SAMPLE_LISTINGS, ...MARKET_LISTINGS].filter(({ listing_type }) => listing_type === type).length

/** How many listings the demo shows to a visitor. */
export const DEMO = { sale: count('sale'), rent: count('rent'), all: count('sale') + count('rent') }
