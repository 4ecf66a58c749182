import * as z from 'zod/mini'
import {
  ADDRESS_MAX,
  BIO_MAX_LENGTH,
  EMAIL,
  id,
  LIST_LIMITS,
  LOCATION_MAX_LENGTH,
  MAX_PHOTOS,
  MESSAGE_MAX,
  MESSENGER,
  NAME_MAX_LENGTH,
  PHONE,
  REPORT_TEXT_MAX,
  TEXT_MAX,
} from '../fields'
import { kind, type ValueFacts } from './kind'

// Kinds of texts, and of lists of texts, as they are answered. Requests that check them do so with those of `fields`.

/** Text of at most so many characters. */
/* @__NO_SIDE_EFFECTS__ */
export function textUpTo(characters: number) {
  return kind(z.string(), { maxLength: characters })
}

/** A line, such as a title, a street or a word of a fixed set that may grow. */
export const line = /* @__PURE__ */ textUpTo(TEXT_MAX)
/** Some lines, such as an address to show or what a picture shows. */
export const longText = /* @__PURE__ */ textUpTo(1_000)
export const messageText = /* @__PURE__ */ textUpTo(MESSAGE_MAX)
/** A text about oneself or about another person. */
export const story = /* @__PURE__ */ textUpTo(BIO_MAX_LENGTH)
/** A reason or a note. */
export const remark = /* @__PURE__ */ textUpTo(REPORT_TEXT_MAX)
/** A first or a last name. */
export const namePart = /* @__PURE__ */ textUpTo(NAME_MAX_LENGTH)
export const fullName = /* @__PURE__ */ textUpTo(2 * NAME_MAX_LENGTH + 1)
/** A token or a credential. */
export const secret = /* @__PURE__ */ textUpTo(4_096)
/** The facts of a place of residence: city, province and country. */
export const LOCATION: ValueFacts = { maxLength: 3 * LOCATION_MAX_LENGTH }
export const location = /* @__PURE__ */ kind(z.string(), LOCATION)
export const email = /* @__PURE__ */ kind(z.string(), { format: 'email', ...EMAIL })
export const phone = /* @__PURE__ */ kind(z.string(), PHONE)
export const messenger = /* @__PURE__ */ kind(z.string(), MESSENGER)
export const pictureUrl = /* @__PURE__ */ kind(z.string(), { format: 'uri-reference' })
export const filePath = /* @__PURE__ */ kind(z.string(), { format: 'uri-reference', maxLength: ADDRESS_MAX })
export const currencyCode = /* @__PURE__ */ kind(z.string(), { pattern: '^[A-Z]{3}$' })
export const calendarDay = /* @__PURE__ */ kind(z.string(), { format: 'date' })
/** A calendar day; a time of day may follow it. */
export const dayOrInstant = /* @__PURE__ */ kind(z.string(), { maxLength: TEXT_MAX, pattern: '^\\d{4}-\\d{2}-\\d{2}' })

const NAMES: ValueFacts = {
  contentMediaType: 'application/json',
  contentSchema: {
    type: 'array',
    maxItems: LIST_LIMITS.entries,
    items: { type: 'string', maxLength: LIST_LIMITS.entry },
  },
}
/** A list of texts as JSON-encoded text (B 3.2); a list that cannot be read counts as empty (B 5). */
export const encodedList = /* @__PURE__ */ z.nullish(kind(z.string(), NAMES))
/** A list of names. */
/* @__NO_SIDE_EFFECTS__ */
export function namesOf<Name extends z.ZodMiniType>(name: Name) {
  return kind(z.array(name), NAMES)
}
export const pictureIds = /* @__PURE__ */ kind(z.array(id), {
  contentMediaType: 'application/json',
  contentSchema: { type: 'array', maxItems: MAX_PHOTOS, items: { minLength: 1, maxLength: TEXT_MAX } },
})
