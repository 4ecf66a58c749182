import type { Label } from '@/words/words'

/** Words that mean one thing, by language. Messages mix them, so each is looked for in every message. */
type Words = Readonly<Record<'english' | 'filipino' | 'hiligaynon', readonly string[]>>

const GIVE: Words = {
  english: ['send', 'pay', 'transfer', 'deposit', 'remit', 'give'],
  filipino: ['magbayad', 'bayaran', 'bayad', 'magpadala', 'padala', 'ipadala', 'padalhan', 'maghulog', 'hulog'],
  hiligaynon: ['bayari', 'ipadala', 'padal-i', 'hatag', 'ihatag', 'magbayad'],
}
const HOLD: Words = {
  english: ['to reserve', 'to hold', 'to secure', 'to block', 'so nobody else gets it'],
  filipino: ['pang-reserve', 'pang reserve', 'pangreserba', 'para ma-reserve', 'para mareserve', 'para hindi makuha'],
  hiligaynon: ['pangreserba', 'para ma-reserba', 'para indi makuha', 'para indi mahatag'],
}
const FEE: Words = {
  english: ['reservation fee', 'holding fee', 'viewing fee', 'down payment', 'downpayment', 'advance', 'deposit'],
  filipino: ['reservation', 'paunang bayad', 'paunang-bayad', 'reserbasyon'],
  hiligaynon: ['paunang bayad', 'reserbasyon'],
}
const BEFORE: Words = {
  english: [
    'before viewing',
    'before the viewing',
    'before a viewing',
    'before you view',
    'before you see',
    'before i show',
    'before visiting',
    'before the visit',
    'before you visit',
    'then you can view',
    'then you can see',
  ],
  filipino: ['bago tingnan', 'bago mo tingnan', 'bago makita', 'bago mo makita', 'bago ang viewing', 'muna'],
  hiligaynon: ['antes mo makita', 'antes makita', 'antes magtan-aw', 'antes ka magkadto', 'anay'],
}
const FIRST: Words = { english: ['first'], filipino: [], hiligaynon: [] }
const AFTER: Words = {
  english: ['after', 'once you have seen', 'when you have seen', 'upon signing', 'when we sign'],
  filipino: ['pagkatapos', 'kapag nakita', 'pag nakita', 'kapag napirmahan'],
  hiligaynon: ['pagkatapos', 'tapos mo makita', 'kon makita'],
}
const NOT: Words = {
  english: ['do not', "don't", 'don’t', 'never', 'no need', 'not', 'no'],
  filipino: ['huwag', 'wag', 'hindi kailangan', 'walang'],
  hiligaynon: ['indi kinahanglan', 'indi ka', 'wala sing'],
}
const ASK_ONESELF: Words = {
  english: [
    'can i',
    'may i',
    'do i',
    'should i',
    'shall i',
    'could i',
    'i can pay',
    'i will pay',
    "i'll pay",
    'how much',
    'how do',
  ],
  filipino: ['magkano', 'pwede ba akong', 'puwede ba akong', 'paano'],
  hiligaynon: ['tagpila', 'pila', 'pwede ko', 'paano'],
}
const WALLET: Words = {
  english: ['gcash', 'g-cash', 'maya', 'paymaya', 'bank account', 'account number', 'bdo', 'bpi', 'palawan express'],
  filipino: ['gcash ko', 'account ko'],
  hiligaynon: ['gcash ko', 'account ko'],
}
const SECRET: Words = {
  english: ['otp', 'one-time password', 'one time password', 'verification code', 'security code', 'cvv', 'mpin'],
  filipino: ['otp', 'verification code'],
  hiligaynon: ['otp', 'verification code'],
}
const IDENTITY: Words = {
  english: [
    'your id',
    'your valid id',
    'your ids',
    'your passport',
    'selfie with id',
    'selfie with your id',
    'a valid id',
    'picture of your id',
    'photo of your id',
    'your password',
  ],
  filipino: ['id mo', 'valid id mo', 'passport mo', 'password mo'],
  hiligaynon: ['id mo', 'imo id', 'imo nga id', 'imo password'],
}
const TELL: Words = {
  english: ['send', 'share', 'give', 'tell', 'forward', 'reply with', 'upload', 'text'],
  filipino: ['ipadala', 'padala', 'ibigay', 'sabihin', 'i-send', 'isend', 'paki-send', 'pakisend'],
  hiligaynon: ['ipadala', 'ihatag', 'hatag', 'isiling', 'i-send'],
}
const APP: Words = {
  english: ['telegram', 'whatsapp', 'viber', 'wechat', 'messenger', 'facebook', 'fb', 'instagram', 'ig', 'signal app'],
  filipino: ['telegram', 'viber'],
  hiligaynon: ['telegram', 'viber'],
}
const TALK: Words = {
  english: [
    'message me',
    'chat me',
    'text me',
    'contact me',
    'add me',
    'pm me',
    'dm me',
    'write me',
    'write to me',
    'talk on',
    'chat on',
    'continue on',
    'move to',
    'switch to',
    "let's use",
    'reach me',
    'message us',
  ],
  filipino: [
    'mag-usap tayo sa',
    'usap tayo sa',
    'i-message mo ako',
    'i-add mo ako',
    'mag-chat tayo sa',
    'lipat tayo sa',
  ],
  hiligaynon: ['istorya ta sa', 'chat ta sa', 'i-message ako', 'i-add ako', 'saylo ta sa'],
}

const AMOUNT = /(?:₱|\bphp|\bp)\s?\d[\d,.]*|\b\d{1,3}(?:,\d{3})+\b|\b\d+\s?k\b|\b\d{4,}\b/
/** A mobile or account number: 9 digits or more, in groups or not. */
const NUMBER = /(?:\d[\s-]?){9,}/
const APP_LINK = /\b(?:wa\.me|t\.me|m\.me|chat\.whatsapp\.com)\//

type Test = (sentence: string) => boolean

const has = (words: Words): Test => {
  const every = Object.values(words).flat()
  const inWords = new RegExp(`(?<![\\p{L}\\d])(?:${every.join('|')})(?![\\p{L}\\d-])`, 'u')
  return (sentence) => inWords.test(sentence)
}
const matches =
  (pattern: RegExp): Test =>
  (sentence) =>
    pattern.test(sentence)
const all =
  (...tests: Test[]): Test =>
  (sentence) =>
    tests.every((test) => test(sentence))
const any =
  (...tests: Test[]): Test =>
  (sentence) =>
    tests.some((test) => test(sentence))
const no =
  (test: Test): Test =>
  (sentence) =>
    !test(sentence)

const gives = has(GIVE)
const isAffirmed = no(has(NOT))
const isBefore = no(has(AFTER))
const isAsked = all(isAffirmed, no(has(ASK_ONESELF)))

export type Caution = {
  id: 'money-first' | 'account' | 'secret' | 'other-app'
  /** What the reader is told. */
  says: Label
  /** Ordinary once the place was visited. */
  beforeVisit: boolean
  /** Whether a sentence, in lower case and without accents, gives a reason. */
  fits: Test
}

const CAUTIONS: readonly Caution[] = [
  {
    id: 'money-first',
    says: 'This asks for money before a visit. Pay nothing before you have seen the place and its papers.',
    beforeVisit: true,
    fits: all(
      isAsked,
      isBefore,
      any(
        all(any(gives, matches(AMOUNT)), has(HOLD)),
        all(gives, any(has(FEE), matches(AMOUNT)), has(FIRST)),
        all(gives, has(BEFORE)),
      ),
    ),
  },
  {
    id: 'account',
    says: 'This names an account for money before any visit. See the place first; pay only its owner, with a receipt.',
    beforeVisit: true,
    fits: all(isAffirmed, isBefore, has(WALLET), matches(NUMBER)),
  },
  {
    id: 'secret',
    says: 'This asks for a code, a password or your ID. Give them to no one in a chat; we never ask for them here.',
    beforeVisit: false,
    fits: all(isAsked, has(TELL), any(has(SECRET), has(IDENTITY))),
  },
  {
    id: 'other-app',
    says: 'This leads to another app. What you agree on here stays written: you can show it if something goes wrong.',
    beforeVisit: false,
    fits: any(matches(APP_LINK), all(isAffirmed, has(APP), has(TALK))),
  },
]

/** Why a message deserves caution. `visited` says that the reader has seen the place, or shown it. */
export function cautionsAbout(text: string, { visited }: { visited: boolean }): readonly Caution[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const sentences = plain.split(/(?<=[.!?])\s+|\n+/)
  return CAUTIONS.filter(({ beforeVisit, fits }) => !(beforeVisit && visited) && sentences.some(fits))
}
