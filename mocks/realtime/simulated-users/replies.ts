import { labelOf } from '@/domain/listing/field-kinds'
import { formatMoneyWhole } from '@/domain/money/money'
import { allOf } from '@/domain/text'
import { formatArea, formatLot } from '@/domain/units/units'
import { textsOf } from '@/domain/wire-values'
import type { Label, Translate } from '@/words/words'
import { worded } from '../../services/told'
import { priceInWords } from '../../wire/price-in-words'
import type { Row } from '../../store/database'

type Property = Row<'property'>
type Topic = { asks: RegExp; says: (property: Property, t: Translate) => string | null }

/** Questions that a seller answers from the listing, in the words of all languages. The first that fits decides. */
const TOPICS: Topic[] = [
  {
    asks: /\b(availab|still (open|for|up)|sold|reserved|taken)/i,
    says: ({ status, listing_type }, t) => {
      const rental = listing_type === 'rent'
      return {
        available: t(rental ? 'Yes, it is still available for rent.' : 'Yes, it is still available for sale.'),
        pending: t('It is reserved at the moment, but not signed yet.'),
        sold: t(rental ? 'It is rented, I am sorry.' : 'It is sold, I am sorry.'),
      }[status]
    },
  },
  {
    asks: /\b(view|visit|tour|see it|come by|schedule|when can|when could|makita|tingnan|tan-aw)/i,
    says: (_, t) => t("Please pick a day with 'Schedule Tour' on the listing, then I have it in my calendar."),
  },
  {
    asks: /\b(deposit|advance)/i,
    says: (property, t) =>
      property.deposit === null
        ? null
        : t('The deposit is {amount}.', { amount: formatMoneyWhole(property.deposit, currencyOfDeposit(property)) }),
  },
  {
    asks: /\b(lease|contract|how long|months|shortest|kontrata|gaano katagal|kadugay)/i,
    says: ({ minimum_lease: n }, t) => (n ? t('The shortest lease is {n} months.', { n }) : null),
  },
  {
    asks: /\b(dues|utilit|included|electric|internet|wifi|bills?|hoa|kasama|kaupod|kauban|apil)/i,
    says: ({ utilities_included, hoa_fees, currency }, t) => {
      const parts = textsOf(utilities_included).map(t.known)
      return sentences([
        parts.length > 0 && t('Included: {names}.', { names: parts.join(', ') }),
        hoa_fees && t('The association dues are {amount} a month.', { amount: formatMoneyWhole(hoa_fees, currency) }),
      ])
    },
  },
  {
    asks: /\b(pets?|dogs?|cats?|alaga|aso|pusa|ido|kuring|iro|iring)\b/i,
    says: ({ pet_friendly }, t) =>
      pet_friendly === null ? null : t(pet_friendly ? 'Pets are fine.' : 'No pets, I am sorry.'),
  },
  {
    asks: /\b(park|garage|car\b|cars\b|paradahan|garahe|kotse|sakyan|salakyan)/i,
    says: ({ parking }, t) => {
      if (parking === null) return null
      if (parking === 0) return t('There is no parking.')
      return t.count(parking, 'There is parking for {n} car.', 'There is parking for {n} cars.')
    },
  },
  {
    asks: /\b(bedrooms?|rooms?|bathrooms?|bath|beds?|kuwarto|kwarto|banyo)\b/i,
    says: ({ bedrooms, bathrooms }, t) => {
      if (bedrooms === null && bathrooms === null) return null
      const beds = bedrooms ? t.count(bedrooms, '{n} bedroom', '{n} bedrooms') : t('no separate bedroom')
      const baths = bathrooms ? [t.count(bathrooms, '{n} bathroom', '{n} bathrooms')] : []
      return t('It has {names}.', { names: allOf([beds, ...baths], t) })
    },
  },
  {
    asks: /\b(title|lien|mortgage|annotation|titulo|nakasanla|prenda)/i,
    says: ({ title_type, title_holder, title_liens }, t) =>
      sentences([
        title_type && t('It has this title: {name}.', { name: labelOf('title_type', title_type, t) }),
        title_holder && t('In the name of: {name}.', { name: labelOf('title_holder', title_holder, t).toLowerCase() }),
        title_liens && t('Annotated on it: {name}.', { name: labelOf('title_liens', title_liens, t).toLowerCase() }),
      ]),
  },
  {
    asks: /\b(size|area|big|large|square|sqm|sqft|lot|lote|laki|kadakuon|gidak-on)\b/i,
    says: ({ size, lot_size }, t) =>
      sentences([
        size && t('The floor area is {area}.', { area: formatArea(size, 'metric', t) }),
        lot_size && t('The lot is {area}.', { area: formatLot(lot_size, 'metric', t) }),
      ]),
  },
  {
    asks: /\b(where|address|located|location|street|near|nasaan|saan|diin ini|asa kini)\b/i,
    says: ({ street, city, nearby_amenities }, t) => {
      const near = allOf(textsOf(nearby_amenities).slice(0, 2).map(t.known), t)
      const address = [street, city].filter(Boolean).join(', ')
      if (!address) return null
      return near ? t('It is at {address}, near {near}.', { address, near }) : t('It is at {address}.', { address })
    },
  },
  {
    asks: /\b(furnish|furniture|muwebles|muebles)/i,
    says: ({ furnishing: kind }, t) => (kind ? t('It is {kind}.', { kind: t.known(kind) }) : null),
  },
  {
    asks: /\b(old|built|age|year|itinayo|ginpatindog|gitukod)\b/i,
    says: ({ year_built: year }, t) => (year ? t('It was built in {year}.', { year }) : null),
  },
  {
    asks: /\b(price|how much|cost|discount|negotiab|last price|lower|offer|presyo|magkano|tagpila|alok|tanyag|tawad)/i,
    says: (property, t) =>
      sentences([
        property.price > 0
          ? t('The price is {price}.', { price: worded(priceInWords(property), t) })
          : t('I have not set a price.'),
        t('You can send me an offer from this chat.'),
      ]),
  },
]

/** In the asker's language. */
export function sellerReply(property: Property, text: string, t: Translate): string {
  const topic = TOPICS.find(({ asks }) => asks.test(text))
  if (!topic)
    return t('Thank you for your message about {title}. What would you like to know?', { title: property.title })
  return topic.says(property, t) ?? t('I have nothing noted about that here. Please ask me at the viewing.')
}

const sentences = (all: readonly (string | 0 | false | null)[]) => all.filter(Boolean).join(' ') || null

/** A buyer's answers to the seller's next messages; after three there are none. */
export const BUYER_LINES: readonly Label[] = [
  'Thank you, that helps. I will talk it over at home.',
  'Good to know. I will write when I have decided.',
  'Thank you. I have no more questions for now.',
]

/** A person's answers in a conversation about no listing. */
export const PERSON_LINES: readonly Label[] = [
  'Hello, thank you for writing. How can I help?',
  'Thank you, I will get back to you about that.',
]

export const ON_ANSWER = {
  offer_accepted: 'Thank you, I am happy. I will prepare the papers.',
  offer_rejected: 'I understand. Thank you for considering it.',
} as const satisfies Record<string, Label>

/** A seller's decision: offers below 85% of the price are declined, above 97% accepted, others stay open. */
export function judgeOffer(amount: number, price: number): 'accepted' | 'rejected' | 'open' {
  if (amount < price * 0.85) return 'rejected'
  return amount > price * 0.97 ? 'accepted' : 'open'
}

export function thinkingAbout(offered: number, { currency }: Property, t: Translate): string {
  const amount = formatMoneyWhole(offered, currency)
  return t('Thank you for offering {amount}. I will think about it; until then the offer stays open.', { amount })
}

export function tooLow(property: Property, t: Translate): string {
  const price = worded(priceInWords(property), t)
  return t('That is too far from {price} for me. You are welcome to send another offer.', { price })
}

function currencyOfDeposit({ deposit_currency, currency }: Property): string {
  return deposit_currency ?? currency
}
