import type { Listing } from '../listing/listing'
import type { Label } from '@/words/words'

/** What a buyer should know about a stated fact: the caution, its reason in a sentence, and where that is written. */
export type Caution = { id: string; says: Label; because: Label; source: string }

type Rule = (listing: Listing, today: string) => boolean
const titled =
  (type: string): Rule =>
  ({ ph }) =>
    ph.titleType === type
const ofDeveloper: Rule = ({ ph }) => ['pre-selling', 'under-construction'].includes(ph.saleStage)
const floods = (level: string) => level === 'medium' || level === 'high'

const CAUTIONS: readonly (Caution & { when: Rule })[] = [
  {
    id: 'mother-title',
    when: titled('mother-title'),
    says: 'The lot has no title of its own yet.',
    because:
      'A mother title covers several lots; it can be transferred to you only after the land is surveyed and subdivided.',
    source: 'PD 1529, sections 49 and 50',
  },
  {
    id: 'tax-declaration',
    when: titled('tax-declaration'),
    says: 'A tax declaration is not a title.',
    because: 'It shows who declared the land for taxes, not who owns it, and most lenders give no loan on it.',
    source: 'PD 1529; RA 7160, section 202',
  },
  {
    id: 'CLOA',
    when: titled('CLOA'),
    says: 'Land awarded in agrarian reform may not be sold for ten years.',
    because:
      'Before that it may go only to heirs, the government or another beneficiary, and later sales need a clearance of the DAR.',
    source: 'RA 6657, section 27',
  },
  {
    id: 'rights-only',
    when: titled('rights-only'),
    says: 'Rights are sold here, not a title.',
    because:
      'You take over a contract or a claim, and own the home only once its terms are fulfilled and a title is issued.',
    source: 'Civil Code, articles 1311 and 1624',
  },
  {
    id: 'mortgage',
    when: ({ ph }) => ph.titleLiens === 'mortgage',
    says: 'A mortgage is stated on the title.',
    because:
      'It stays on the land until the lender is paid and a release is registered. Ask how much is left, and pay the lender rather than the seller for it.',
    source: 'Civil Code, article 2126; PD 1529, section 62',
  },
  {
    id: 'annotation',
    when: ({ ph }) => ph.titleLiens === 'annotation',
    says: 'An annotation is stated on the title.',
    because:
      'It binds whoever buys. Read it on a certified true copy: a lease, an easement, a court case, unpaid heirs.',
    source: 'PD 1529, section 52',
  },
  {
    id: 'adverse-claim',
    when: ({ ph }) => ph.titleLiens === 'adverse_claim',
    says: 'An adverse claim is stated on the title.',
    because: 'Another person says that the land is theirs. Do not pay before the claim is cancelled.',
    source: 'PD 1529, section 70',
  },
  {
    id: 'other-holder',
    when: ({ ph }) => ph.titleHolder === 'family' || ph.titleHolder === 'other',
    says: 'The title is not in the seller’s name.',
    because:
      'Only the owner can sell, or a person with a notarized special power of attorney. After a death, all heirs settle the estate first.',
    source: 'Civil Code, articles 1874 and 1878; Rules of Court, rule 74',
  },
  {
    id: 'no-license',
    when: (listing, today) => ofDeveloper(listing, today) && listing.ph.licenseToSellNumber === '',
    says: 'No license to sell is stated.',
    because: 'A developer may neither sell nor take a reservation without one; ask for its number before you pay.',
    source: 'PD 957, section 5',
  },
  {
    id: 'turnover-passed',
    when: (listing, today) =>
      ofDeveloper(listing, today) && listing.ph.turnover !== '' && listing.ph.turnover < today.slice(0, 7),
    says: 'The stated month of turnover has passed.',
    because: 'Ask for the new date in writing; a delay can give you the right to your money back.',
    source: 'PD 957, sections 20 and 23',
  },
  {
    id: 'occupied',
    when: ({ ph }) => ph.saleStage === 'foreclosed' && ph.acquiredOccupancy === 'occupied',
    says: 'Somebody lives there.',
    because:
      'The buyer usually has to get the occupants to leave, by agreement or in court, at their own cost, and may not see the inside before.',
    source: 'Terms of sale of banks and Pag-IBIG',
  },
  {
    id: 'occupancy-unknown',
    when: ({ ph }) => ph.saleStage === 'foreclosed' && ph.acquiredOccupancy === '',
    says: 'It is not stated whether somebody lives there.',
    because: 'Former owners often stay in a foreclosed home; ask, and look at it yourself.',
    source: 'Terms of sale of banks and Pag-IBIG',
  },
  {
    id: 'as-is',
    when: ({ ph }) => ph.acquiredAsIs,
    says: 'It is sold as it is, where it is.',
    because: 'Repairs, unpaid dues and unpaid taxes can fall to the buyer.',
    source: 'Terms of sale of banks and Pag-IBIG',
  },
  {
    id: 'offers-over',
    when: ({ ph }, today) => ph.acquiredOffersUntil !== '' && ph.acquiredOffersUntil < today,
    says: 'The stated time for offers is over.',
    because: 'The property may be sold, or be offered again on other terms.',
    source: 'Stated by the seller',
  },
  {
    id: 'assumed-balance',
    when: ({ ph }) => ph.saleStage === 'assumed-balance',
    says: 'The loan stays with the seller until the lender agrees to you.',
    because: 'Without that consent the title and the debt remain in the seller’s name, even if you pay every month.',
    source: 'Civil Code, article 1293',
  },
  {
    id: 'flood-often',
    when: ({ ph }) => floods(ph.floodYear5) || floods(ph.floodYear25),
    says: 'Water above half a meter is stated for a flood that comes once in 5 or 25 years.',
    because: 'That is above the knee, often enough to meet it within the years of a loan.',
    source: 'Levels as Project NOAH words them',
  },
  {
    id: 'broker-expired',
    when: ({ ph }, today) => ph.brokerValidUntil !== '' && ph.brokerValidUntil < today,
    says: 'The stated broker’s license has run out.',
    because: 'Only somebody with a valid license may act as a real estate broker; ask for the renewed one.',
    source: 'RA 9646, section 29',
  },
]

/** The cautions that a listing's stated facts give cause for; `today` is a day, `2026-03-14`. */
export function cautionsOf(listing: Listing, today: string): Caution[] {
  return CAUTIONS.filter(({ when }) => when(listing, today)).map(({ when: _, ...caution }) => caution)
}

/** Who may own it, in a sentence (Constitution, article XII; RA 4726). Null for a rental. */
export function foreignersNote({ ph, listingType, category }: Listing): Caution | null {
  if (listingType === 'rent') return null
  if (ph.foreignOk)
    return {
      id: 'foreigners',
      says: 'Foreigners may own this unit.',
      because:
        'Up to 40 percent of a condominium project may belong to foreigners; the seller states that there is room.',
      source: 'RA 4726, section 5',
    }
  if (category !== 'land') return null
  return {
    id: 'foreigners',
    says: 'Land is for Filipinos.',
    because: 'Foreigners can own land only by inheritance; former natural-born Filipinos can buy a limited area.',
    source: 'Constitution, article XII, sections 7 and 8',
  }
}
