import { labelOf } from '@/domain/listing/field-kinds'
import { formatMoneyWhole } from '@/domain/money/money'
import { counted } from '@/domain/text'
import { formatArea, formatLot } from '@/domain/units/units'
import { textsOf } from '@/domain/wire-values'
import { priceInWords } from '../../wire/price-in-words'
import type { Row } from '../../store/database'

type Property = Row<'property'>
type Topic = { asks: RegExp; says: (property: Property) => string | null }

const NOT_NOTED = 'I have nothing noted about that here. Please ask me at the viewing.'

/** Questions that a seller answers from the listing. The first that fits decides. */
const TOPICS: Topic[] = [
  {
    asks: /\b(availab|still (open|for|up)|sold|reserved|taken)/i,
    says: ({ status, listing_type }) =>
      ({
        available: `Yes, it is still available for ${listing_type}.`,
        pending: 'It is reserved at the moment, but not signed yet.',
        sold: `It is ${listing_type === 'rent' ? 'rented' : 'sold'}, I am sorry.`,
      })[status],
  },
  {
    asks: /\b(view|visit|tour|see it|come by|schedule|when can|when could)/i,
    says: () => "Please pick a day with 'Schedule Tour' on the listing, then I have it in my calendar.",
  },
  {
    asks: /\b(deposit|advance)/i,
    says: (property) =>
      property.deposit === null
        ? null
        : `The deposit is ${formatMoneyWhole(property.deposit, currencyOfDeposit(property))}.`,
  },
  {
    asks: /\b(lease|contract|how long|months|shortest)/i,
    says: ({ minimum_lease }) => (minimum_lease ? `The shortest lease is ${minimum_lease} months.` : null),
  },
  {
    asks: /\b(dues|utilit|included|electric|internet|wifi|bills?|hoa)/i,
    says: ({ utilities_included, hoa_fees, currency }) => {
      const parts = textsOf(utilities_included)
      const dues = hoa_fees ? ` The association dues are ${formatMoneyWhole(hoa_fees, currency)} a month.` : ''
      return parts.length > 0 ? `Included: ${parts.join(', ')}.${dues}` : dues.trim() || null
    },
  },
  {
    asks: /\b(pets?|dogs?|cats?)\b/i,
    says: ({ pet_friendly }) =>
      pet_friendly === null ? null : pet_friendly ? 'Pets are fine.' : 'No pets, I am sorry.',
  },
  {
    asks: /\b(park|garage|car\b|cars\b)/i,
    says: ({ parking }) =>
      parking === null
        ? null
        : parking > 0
          ? `There is parking for ${counted(parking, 'car')}.`
          : 'There is no parking.',
  },
  {
    asks: /\b(bedrooms?|rooms?|bathrooms?|bath|beds?)\b/i,
    says: ({ bedrooms, bathrooms }) =>
      bedrooms === null && bathrooms === null
        ? null
        : `It has ${[
            bedrooms ? counted(bedrooms, 'bedroom') : 'no separate bedroom',
            bathrooms ? counted(bathrooms, 'bathroom') : '',
          ]
            .filter(Boolean)
            .join(' and ')}.`,
  },
  {
    asks: /\b(title|lien|mortgage|annotation)/i,
    says: ({ title_type, title_holder, title_liens }) =>
      [
        title_type ? `It has this title: ${labelOf('title_type', title_type)}.` : '',
        title_holder ? `In the name of: ${labelOf('title_holder', title_holder).toLowerCase()}.` : '',
        title_liens ? `Annotated on it: ${labelOf('title_liens', title_liens).toLowerCase()}.` : '',
      ]
        .filter(Boolean)
        .join(' ') || null,
  },
  {
    asks: /\b(size|area|big|large|square|sqm|sqft|lot)\b/i,
    says: ({ size, lot_size }) =>
      [
        size ? `The floor area is ${formatArea(size, 'metric')}.` : '',
        lot_size ? `The lot is ${formatLot(lot_size, 'metric')}.` : '',
      ]
        .filter(Boolean)
        .join(' ') || null,
  },
  {
    asks: /\b(where|address|located|location|street|near)\b/i,
    says: ({ street, city, nearby_amenities }) => {
      const near = textsOf(nearby_amenities).slice(0, 2).join(' and ')
      const address = [street, city].filter(Boolean).join(', ')
      return address ? `It is at ${address}${near ? `, near ${near}` : ''}.` : null
    },
  },
  { asks: /\b(furnish|furniture)/i, says: ({ furnishing }) => (furnishing ? `It is ${furnishing}.` : null) },
  {
    asks: /\b(old|built|age|year)\b/i,
    says: ({ year_built }) => (year_built ? `It was built in ${year_built}.` : null),
  },
  {
    asks: /\b(price|how much|cost|discount|negotiab|last price|lower|offer)/i,
    says: (property) =>
      `${property.price > 0 ? `The price is ${priceInWords(property)}` : 'I have not set a price'}. ` +
      'You can send me an offer from this chat.',
  },
]

export function sellerReply(property: Property, text: string): string {
  const topic = TOPICS.find(({ asks }) => asks.test(text))
  if (topic) return topic.says(property) ?? NOT_NOTED
  return `Thank you for your message about ${property.title}. What would you like to know?`
}

const BUYER_LINES = [
  'Thank you, that helps. I will talk it over at home.',
  'Good to know. I will write when I have decided.',
  'Thank you. I have no more questions for now.',
]

/** A buyer's answer to the seller's next message; undefined after three. */
export function buyerReply(alreadySaid: number): string | undefined {
  return BUYER_LINES[alreadySaid]
}

const PERSON_LINES = ['Hello, thank you for writing. How can I help?', 'Thank you, I will get back to you about that.']

/** A person's answer in a conversation about no listing; undefined after two. */
export function personReply(alreadySaid: number): string | undefined {
  return PERSON_LINES[alreadySaid]
}

export function buyerOnAnswer(type: 'offer_accepted' | 'offer_rejected'): string {
  return type === 'offer_accepted'
    ? 'Thank you, I am happy. I will prepare the papers.'
    : 'I understand. Thank you for considering it.'
}

/** A seller's decision: offers below 85% of the price are declined, above 97% accepted, others stay open. */
export function judgeOffer(amount: number, price: number): 'accepted' | 'rejected' | 'open' {
  if (amount < price * 0.85) return 'rejected'
  return amount > price * 0.97 ? 'accepted' : 'open'
}

export function thinkingAbout(amount: number, { currency }: Property): string {
  const offered = formatMoneyWhole(amount, currency)
  return `Thank you for offering ${offered}. I will think about it; until then the offer stays open.`
}

export function tooLow(property: Property): string {
  return `That is too far from ${priceInWords(property)} for me. You are welcome to send another offer.`
}

function currencyOfDeposit({ deposit_currency, currency }: Property): string {
  return deposit_currency ?? currency
}
