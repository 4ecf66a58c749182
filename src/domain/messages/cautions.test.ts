import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cautionsAbout, type Caution } from './cautions'

const found = (text: string, visited = false) => cautionsAbout(text, { visited }).map(({ id }) => id)

const SUSPECT: Record<Caution['id'], string[]> = {
  'money-first': [
    'Only ₱5,000 to reserve.',
    'Just 5k to hold it for you, many are asking',
    'Send ₱3,000 to secure your slot.',
    'Please pay the reservation fee first.',
    'Pay the viewing fee before the viewing.',
    'You pay 2,000 and then you can view the house.',
    'Magpadala ka muna ng 5,000.',
    'Padala ka ng 5000 pang-reserve.',
    'Magbayad muna ng reservation bago tingnan.',
    'Hatag anay sang 5,000.',
    'Bayari ang reserbasyon antes mo makita.',
  ],
  account: [
    'GCash 0917 555 0123, account name Juan.',
    'My BDO account number is 0012-3456-7890',
    'Gcash ko 09175550123',
    'Send to Maya 0917-555-0123.',
  ],
  secret: [
    'Please send me the OTP that you got.',
    'Share the verification code with me so I can confirm you.',
    'Send a picture of your ID.',
    'Paki-send ng valid ID mo.',
    'Ihatag ang OTP sa akon.',
    'Ipadala ang imo nga ID.',
  ],
  'other-app': [
    'Message me on Telegram @fasthomes',
    'Let us continue on WhatsApp.',
    'https://wa.me/639175550123',
    'Mag-usap tayo sa Viber.',
    'Istorya ta sa Telegram.',
    'Add me on FB.',
  ],
}

test.each(Object.entries(SUSPECT).flatMap(([id, texts]) => texts.map((text) => [text, id])))(
  '“%s” gives a reason: %s',
  (text, id) => expect(found(text)).toContain(id),
)

test.each([
  'The price is ₱12,800,000, a little negotiable.',
  'How much is the down payment?',
  'The bank asks for a down payment of 20% and the rest over 15 years.',
  'What are the reservation terms?',
  'Reservation fee is ₱30,000, payable to the developer and deducted from the price.',
  'You pay the deposit of two months after the viewing, when we sign.',
  'How much do I pay to reserve it?',
  'Can I send a deposit to hold it?',
  'Please do not pay anyone before you see the house.',
  'Huwag magbayad bago makita ang bahay.',
  'Do you accept GCash for the rent?',
  'The rent can be paid by GCash every month.',
  'Association dues are 2,500 a month, parking 3,000.',
  'I would like to offer ₱11,900,000.',
  'I can send more pictures first, or we meet on Saturday.',
  'The zip code is 5000, and the guard has the gate code.',
  'Bring a valid ID for the guard at the gate.',
  'I saw it on Facebook last week. Is it still free?',
  'Is there a good phone signal in the area?',
  'My number is 0917 555 0123, you can call me on Saturday.',
  'Magkano ang down payment?',
  'Pwede tingnan sa Sabado?',
  'Pila ang reserbasyon?',
  'Makita ko anay ang balay.',
  'I have to see the garden first.',
  'We never ask for an OTP.',
])('“%s” is ordinary talk', (text) => expect(found(text)).toEqual([]))

test('after a visit, reservation and accounts are ordinary; codes and other apps are not', () => {
  expect(found('Send ₱30,000 to reserve. BDO account number 0012 3456 7890.', true)).toEqual([])
  expect(found('Please send me the OTP.', true)).toEqual(['secret'])
  expect(found('Message me on Telegram.', true)).toEqual(['other-app'])
})

test('any text is read, whatever its capitals, accents and the talk around it', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => Array.isArray(found(text))))
  const texts = fc.constantFrom(...Object.values(SUSPECT).flat())
  const polite = fc.constantFrom('Good morning!', 'Salamat po.', 'The house is near the plaza.', 'Maayong aga!')
  fc.assert(
    fc.property(texts, polite, polite, (text, before, after) => {
      expect(found(`${before}\n${text.toUpperCase()}\n${after}`)).toEqual(found(text))
    }),
  )
})
