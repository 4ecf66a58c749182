import * as z from 'zod/mini'
import { sentence } from './sentence'
import { factsOf, kind, type ValueFacts } from './values/kind'

/** Largest picture of an identity card, 10 MB (A 9). */
export const ID_PICTURE_MAX_BYTES = 10 * 1024 * 1024
/** Why one file is no picture of both sides. */
export const SAME_ID_PICTURE = 'Front and back are the same picture. Please take one of each side.'

/** What an identity card's picture may be (A 5). */
export const ID_PICTURE_TYPES = ['image/jpeg', 'image/jpg', 'image/png'] as const
/** Most photos of one listing (A 9). */
export const MAX_PHOTOS = 20
/** Longest first or last name, in characters: not documented. */
export const NAME_MAX_LENGTH = 50
/** Longest text about oneself, in characters: not documented. */
export const BIO_MAX_LENGTH = 2_000
/** Longest line of text, such as a title or a street, in characters: not documented. */
export const TEXT_MAX = 255
/** Longest name of a saved search, in characters: not documented. */
export const SEARCH_NAME_MAX = 80
/** Longest description of a listing, in characters: not documented. */
export const DESCRIPTION_MAX = 10_000
/** Longest message, in characters: not documented. */
export const MESSAGE_MAX = 5_000
/** Most pictures of one message: an addition. */
export const MESSAGE_PHOTOS_MAX = 6
/** Longest place that somebody says they live in, in characters: not documented. */
export const LOCATION_MAX_LENGTH = 120
/**
 * Longest description of what is wrong with a listing, and of what was decided about it, in characters: an addition.
 */
export const REPORT_TEXT_MAX = 500
/** Days for which a listing counts as confirmed; after them its owner is asked again: an addition. */
export const CONFIRMED_DAYS = 14
/** Most bedrooms, and most bathrooms, of a listing: not documented; a large hotel has as many. */
export const MAX_ROOMS = 500
/** Most entries of a list of names, and the longest name, in characters. */
export const LIST_LIMITS = { entries: 60, entry: 120 } as const
/** Longest e-mail address, in characters (RFC 5321 4.5.3.1.3). */
export const EMAIL_MAX = 254
/** Longest value in an address: servers need not read longer ones (RFC 9110 4.1). */
export const ADDRESS_MAX = 8_000
/** Shortest password (A 9). */
export const PASSWORD_MIN_LENGTH = 8

/** Of an account and of typed searches (A 3): English, Filipino, Cebuano. `hil`, Hiligaynon, is an addition. */
export const LANGUAGES = ['en', 'tl', 'hil', 'ceb'] as const
export type Language = (typeof LANGUAGES)[number]

const ID: ValueFacts = { minLength: 1, maxLength: TEXT_MAX }
/** An id: text in the mock, a number in many backends. The app compares ids as text. */
export const id = /* @__PURE__ */ kind(z.union([z.string(), z.number()]), ID)

/** An id as text. */
export const textId = /* @__PURE__ */ kind(z.string(), ID)

/** A yes or no that may travel through a multipart form, where everything is text. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false', '1', '0'])])

/** A point in time, ISO 8601 with a zone. */
export const instant = z.string()

/** Path parameter `{id}`. */
export const byId = z.object({
  /** Id of the record, as the server gave it out. */
  id: textId,
})

export const username = /* @__PURE__ */ kind(z.string(), { minLength: 1, maxLength: TEXT_MAX })

/** Path parameter `{username}`. */
export const byUsername = z.object({
  /** Username, without `@`. */
  username,
})

/** Text that says something: trimmed, of at most `most` characters, and refused with `message` when nothing remains. */
/* @__NO_SIDE_EFFECTS__ */
export function required(message: string, most = TEXT_MAX) {
  return kind(z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(most, tooLong(most))), {
    maxLength: most,
  })
}

// One for all fields: `toLocaleString` makes a new one each time, and every schema is built when the app starts.
const WRITTEN = /* @__PURE__ */ new Intl.NumberFormat('en-US')

function tooLong(most: number): string {
  return sentence('Please use at most {n} characters', { n: WRITTEN.format(most) })
}

/** Text of at most so many characters. */
/* @__NO_SIDE_EFFECTS__ */
export function shortText(characters = TEXT_MAX) {
  return kind(z.string().check(z.maxLength(characters, tooLong(characters))), { maxLength: characters })
}

/** An id as text of at most `TEXT_MAX` characters. */
export const shortId = /* @__PURE__ */ kind(shortText(), ID)

/** Text of a fixed shape, refused with `message`. */
/* @__NO_SIDE_EFFECTS__ */
export function shaped(pattern: RegExp, message: string) {
  return z.string(message).check(z.regex(pattern, message))
}

/** A calendar day, `2026-03-14`. */
export const day = /* @__PURE__ */ shaped(/^\d{4}-\d{2}-\d{2}$/, 'The date must look like 2026-03-14')

/** A time of day on the 24-hour clock, `09:30`; seconds may follow it. */
export const TIME: ValueFacts = { pattern: '^([01]\\d|2[0-3]):[0-5]\\d' }
/** A time of day on the 24-hour clock, `09:30`. */
export const timeOfDay = /* @__PURE__ */ kind(
  shaped(/^([01]\d|2[0-3]):[0-5]\d$/, 'The time must look like 09:30'),
  TIME,
)

/** A code sent by e-mail or phone: exactly 6 characters (A 5, A 9). */
export const verificationCode = /* @__PURE__ */ shaped(/^.{6}$/, 'Please enter a 6-digit verification code')

/** The blocks of letters as they are, not as `\p{L}`: Python and JavaScript without `u` read this pattern too. */
const LETTERS = 'A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02c1\u0300-\u036f\u0386-\u1fff\u3041-\ud7a3\uf900-\ufdcf'

/** Letters of any script, spaces, hyphens, apostrophes, full stops ('Ma. Niña Dela Cruz-Peña'). */
const PERSON_NAME = /* @__PURE__ */ new RegExp(`^[${LETTERS}][${LETTERS} .'’-]*$`)

/** A person's first or last name; one space between its words. */
export const personName = /* @__PURE__ */ kind(
  z.string('Please enter your name').check(
    z.trim(),
    z.overwrite((name) => name.replaceAll(/\s+/g, ' ')),
    z.minLength(1, 'Please enter your name'),
    z.maxLength(NAME_MAX_LENGTH, sentence('A name has at most {n} characters', { n: NAME_MAX_LENGTH })),
    z.regex(PERSON_NAME, 'Please use letters, as in Niña or Dela Cruz-Reyes'),
  ),
  { maxLength: NAME_MAX_LENGTH },
)

/** Longest telephone number as people write it, in characters: not documented. */
export const PHONE_MAX = 32
/** The form of a telephone number. */
export const PHONE: ValueFacts = { maxLength: PHONE_MAX, pattern: '^[+\\d\\s().-]*$' }
/**
 * A telephone number as people write it: with its country after a plus (up to 15 digits, as E.164 has it), or as in the
 * Philippines, `0917 123 4567`, `917 123 4567` or `(033) 320 1234`. Empty text stands for none.
 */
export const phoneNumber = /* @__PURE__ */ kind(
  z.string().check(
    z.trim(),
    z.refine(
      (text) => /^(?:|\+[1-9]\d{7,14}|0\d{8,10}|639\d{9}|9\d{9})$/.test(text.replaceAll(/[\s().-]/g, '')),
      'Please enter the whole number, such as +63 917 123 4567.',
    ),
  ),
  PHONE,
)

/** A name on Messenger, as in `m.me/name`: Facebook usernames have 5 to 50 letters, digits and full stops. */
export const MESSENGER_NAME = /^[A-Za-z0-9.]{5,50}$/

/** The form of a name on Messenger; empty text stands for none. */
export const MESSENGER: ValueFacts = { maxLength: 50, pattern: '^[A-Za-z0-9.]*$' }
/** A name on Messenger as it is sent; empty text stands for none. */
export const messengerName = /* @__PURE__ */ kind(
  z.string().check(
    z.trim(),
    z.refine(
      (name) => name === '' || MESSENGER_NAME.test(name),
      'Please enter the name in your Messenger link, such as juan.delacruz.',
    ),
  ),
  MESSENGER,
)

/** A number, also as text, that is refused above its maximum. */
/* @__NO_SIDE_EFFECTS__ */
export function upToMaximum<Numeric extends z.ZodMiniType<number | string>>(number: Numeric) {
  const { maximum = Infinity } = factsOf(number)
  return number.check(
    z.refine(
      (value) => !(Number(value) > maximum),
      sentence('Type a number up to {n}.', { n: WRITTEN.format(maximum) }),
    ),
  )
}
/** Codes that one address or one user may ask for while they are valid; a further one is refused (429). */
export const MOST_CODES = 5
/** Minutes for which a code is valid. */
export const CODE_VALID_MINUTES = 10

export const EMAIL: ValueFacts = { maxLength: EMAIL_MAX }
/** An e-mail address. */
export const emailAddress = /* @__PURE__ */ kind(z.email('Please enter a valid email address'), EMAIL)

/**
 * A file or any run of bytes. It goes by what the value can do, not by its class: a test's page and its network each
 * bring a `File` and a `Blob` of their own, and `z.file()` would refuse the other's.
 */
/* @__NO_SIDE_EFFECTS__ */
export function bytes<Kind extends Blob = Blob>(message?: string) {
  return z
    .custom<Kind>(
      (value) =>
        typeof value === 'object' && value !== null && 'arrayBuffer' in value && 'size' in value && 'type' in value,
      message,
    )
    .register(z.globalRegistry, { type: 'string', format: 'binary' })
}

/** Refuses the present password as the new one. */
export const PASSWORD_UNCHANGED = 'The new password must differ from the current one'
/** Days for which an offer, or a counter-offer, waits for its answer; then it expires: an addition. */
export const OFFER_DAYS = 7
/** Minutes in which its sender can take a message back: an addition. */
export const UNSEND_MINUTES = 10
/** The smallest offer, in units of its currency: not documented. */
export const OFFER_MIN = 1
/** Most that can be offered for a listing, in its currency: beyond it, something was mistyped. */
export const OFFER_MAX = 1_000_000_000_000

/** A picture of a person or of an identity card; `missing` is said where there is none. */
/* @__NO_SIDE_EFFECTS__ */
export function picture(missing: string) {
  return bytes<File>(missing).check(
    z.mime([...ID_PICTURE_TYPES], 'Please upload only JPG or PNG files.'),
    z.maxSize(ID_PICTURE_MAX_BYTES, 'File size must be less than 10MB.'),
  )
}
