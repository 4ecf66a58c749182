const MINUTE = 1 / 60
const DAY = 24

/** A message: its sender (the buyer or the seller), how many hours ago, its text; `photos` are files of the build. */
export type Line = [
  by: 'buyer' | 'seller',
  hoursAgo: number,
  text: string,
  more?: Offer | { answers: Answer } | { photos: string[] },
]
/** An amount; of a counter-offer also the line that it answers, counted from 1. */
type Offer = { offer: number; counters?: number }
type Answer = [line: number, type: 'offer_accepted' | 'offer_rejected']

export type Talk = {
  id: string
  property: string
  buyer: string
  seller: string
  lines: Line[]
  unread?: number
  archivedBy?: 'buyer' | 'seller'
}

/** Each demo account has 3 unread messages, all where it asks. Nobody promises what the listing does not say. */
export const TALKS: Talk[] = [
  {
    id: 'c101-1',
    property: '1',
    buyer: '101',
    seller: '102',
    unread: 2,
    lines: [
      ['buyer', 3, 'Good morning. Is this one still available, and when could I see it?'],
      ['seller', 40 * MINUTE, 'Good morning. Yes, it is. I am at the house on Saturday from nine to noon.'],
      [
        'seller',
        25 * MINUTE,
        'Two cars fit in the garage, so you can drive right in.',
        { photos: ['properties/1/exterior-960.webp', 'properties/1/garden-960.webp'] },
      ],
    ],
  },
  {
    id: 'c101-2',
    property: 'r1',
    buyer: '101',
    seller: '103',
    unread: 1,
    lines: [
      ['buyer', 4.5, 'Are the association dues part of the rent?'],
      ['seller', 3.5, 'They are, and so is the internet. Only electricity and water are read every month.'],
    ],
  },
  {
    id: 'c101-3',
    property: '24',
    buyer: '101',
    seller: '107',
    archivedBy: 'buyer',
    lines: [
      ['buyer', 31 * DAY, 'Hello. Would the bank take a housing loan for this row house?'],
      ['seller', 30.5 * DAY, 'It would, but somebody paid cash yesterday. I am sorry, this one is sold.'],
      ['buyer', 30.4 * DAY, 'Thank you for telling me so soon.'],
    ],
  },
  {
    id: 'c101-4',
    property: 'r5',
    buyer: '101',
    seller: '109',
    lines: [
      ['buyer', 16, 'Good afternoon po. We would be five, with two cats. Is the garden fenced all around?'],
      [
        'seller',
        15,
        'Good afternoon, iha. It is fenced on all sides, and the gate on Lopez Jaena Street closes by itself. Let ' +
          'me tell you how the house is kept, so that nothing surprises you later.\n\nThe gardener comes twice a ' +
          'week and the pool man on Fridays; I pay both, and I would like to keep them because they have known the ' +
          'place for years. Cats are fine. What I ask is a stay of two years or longer, a deposit of two months, and ' +
          'that the library stays a library: the books were my husband’s and they like the shade.\n\nYou find the ' +
          'corner here: https://www.openstreetmap.org/?mlat=10.7309&mlon=122.5512#map=18/10.7309/122.5512',
      ],
      ['buyer', 14.5, 'That is kind of you. I will talk to my mother and write again.'],
    ],
  },
  {
    id: 'c102-1',
    property: '2',
    buyer: '102',
    seller: '103',
    unread: 2,
    lines: [
      ['buyer', 20, 'Good morning. How old are the solar panels, and do they feed the whole house?'],
      [
        'seller',
        40 * MINUTE,
        'They came with the house in 2024. With 8 kW a family of five pays about 4,000 pesos a month.',
      ],
      ['seller', 25 * MINUTE, 'Come on a sunny day and I will show you the panel in the hallway.'],
    ],
  },
  {
    id: 'c102-2',
    property: 'r2',
    buyer: '102',
    seller: '105',
    unread: 1,
    lines: [
      ['buyer', 6, 'My nephew looks for a room. Is six months really the shortest stay?'],
      ['seller', 5, 'It is. Water is in the rent, and the deposit is two months.'],
    ],
  },
  {
    id: 'c102-3',
    property: '14',
    buyer: '102',
    seller: '111',
    lines: [
      ['buyer', 42 * DAY, 'I can offer 6,000,000 for the lot.', { offer: 6_000_000 }],
      ['seller', 41.5 * DAY, 'Offer declined.', { answers: [1, 'offer_rejected'] }],
      ['seller', 41.4 * DAY, 'It should be closer to the price, please. The neighbors sold for more last year.'],
      ['buyer', 41 * DAY, 'Then 6,500,000, and I pay the transfer.', { offer: 6_500_000 }],
      ['seller', 40 * DAY, 'Offer accepted! Property sold.', { answers: [4, 'offer_accepted'] }],
      ['buyer', 40 * DAY - 1, 'Thank you. My lawyer will call your brother on Monday.'],
    ],
  },
  {
    id: 'c113-1',
    property: '1',
    buyer: '113',
    seller: '102',
    lines: [
      ['buyer', 30, 'Hello! Is the room on the ground floor big enough for a wheelchair?'],
      ['seller', 29, 'It is, and its bath has no step. We built it for my mother-in-law.'],
      ['buyer', 8, 'My parents like it very much. This is what we can pay.', { offer: 12_400_000 }],
    ],
  },
  {
    id: 'c111-1',
    property: '1',
    buyer: '111',
    seller: '102',
    lines: [
      ['buyer', 28, 'Is the title free of liens? I buy for my parents, from Singapore.'],
      ['seller', 27, 'It is clean and in our name. I can send a copy of the tax declaration too.'],
      ['buyer', 26, 'Good. I would pay in full within the month.', { offer: 11_500_000 }],
    ],
  },
  {
    id: 'c112-1',
    property: 'r3',
    buyer: '112',
    seller: '102',
    archivedBy: 'seller',
    lines: [
      ['buyer', 9 * DAY, 'Is the apartment in Mansaya still free?'],
      ['seller', 8.5 * DAY, 'It is reserved for the moment. I will write if that changes.'],
    ],
  },
  {
    id: 'c103-1',
    property: '3',
    buyer: '103',
    seller: '104',
    unread: 2,
    lines: [
      ['buyer', 10, 'Hi Gerard. A client of mine asks about the villa. Is the deep well metered as well?'],
      ['seller', 40 * MINUTE, 'Hi Marivic. Yes, city line and deep well, both metered.'],
      [
        'seller',
        25 * MINUTE,
        'The caretaker couple has been there since 2011 and would like to stay. Please ask your client.',
      ],
      ['buyer', 9, 'She could pay this, in full.', { offer: 35_500_000 }],
      ['seller', 8, 'This is as far as we can come down.', { offer: 37_000_000, counters: 4 }],
    ],
  },
  {
    id: 'c103-2',
    property: 'r3',
    buyer: '103',
    seller: '102',
    unread: 1,
    lines: [
      ['buyer', 6, 'Is there a slot for a car, or for motorcycles only?'],
      ['seller', 5, 'One motorcycle slot for each unit, no car, sorry.'],
    ],
  },
  {
    id: 'c108-1',
    property: '7',
    buyer: '108',
    seller: '103',
    lines: [
      ['buyer', 7, 'Good day. Does the parking slot have a title of its own?'],
      ['seller', 6.5, 'It does, and it is part of the price. So is everything in the pictures, the washer-dryer too.'],
      ['buyer', 4, 'Then here is my offer. I can sign this week.', { offer: 8_000_000 }],
    ],
  },
  {
    id: 'c105-1',
    property: '2',
    buyer: '105',
    seller: '103',
    lines: [
      ['buyer', 22, 'Would you consider this?', { offer: 20_000_000 }],
      ['seller', 21, 'Offer declined.', { answers: [1, 'offer_rejected'] }],
      ['seller', 20.9, 'It is a new house and the price is already close to what it cost. Thank you for asking.'],
    ],
  },
  {
    id: 'c104-1',
    property: '16',
    buyer: '104',
    seller: '103',
    archivedBy: 'seller',
    lines: [
      ['buyer', 12 * DAY, 'Is the avenue lot still open for offers?'],
      ['seller', 11.8 * DAY, 'It is reserved. I will tell you if they step back.'],
    ],
  },
]
