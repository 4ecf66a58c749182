import * as z from 'zod/mini'

/** An id: text in the mock, a number in many back ends. The app compares ids as text. */
export const id = z.union([z.string(), z.number()])

/** A number that may arrive as text (`"4200000.00"`, B 3.2: price is numeric and parsed). */
export const numeric = z.union([z.number(), z.string()])

/** A yes or no that may travel through a multipart form, where everything is text. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false', '1', '0'])])

/** A point in time, ISO 8601 with a zone. */
export const instant = z.string()

/** A list of texts as JSON-encoded text (B 3.2); a list that cannot be read counts as empty (B 5). */
export const encodedList = z.nullish(z.string())

/** Path parameter `{id}`. */
export const byId = z.object({ id: z.string() })

/** Path parameter `{username}`. */
export const byUsername = z.object({ username: z.string() })

/** Text that says something: trimmed, and refused with `message` when nothing remains. */
/* @__NO_SIDE_EFFECTS__ */
export function required(message: string) {
  return z.string(message).check(z.trim(), z.minLength(1, message))
}

/** Text of at most so many characters. */
/* @__NO_SIDE_EFFECTS__ */
export function shortText(characters: number) {
  return z.string().check(z.maxLength(characters, `Please use at most ${characters} characters`))
}

/** Text of a fixed shape, refused with `message`. */
/* @__NO_SIDE_EFFECTS__ */
export function shaped(pattern: RegExp, message: string) {
  return z.string(message).check(z.regex(pattern, message))
}

/** A calendar day, `2026-03-14`. */
export const day = /* @__PURE__ */ shaped(/^\d{4}-\d{2}-\d{2}$/, 'The date must look like 2026-03-14')

/** A time of day on the 24-hour clock, `09:30`. */
export const timeOfDay = /* @__PURE__ */ shaped(/^([01]\d|2[0-3]):[0-5]\d$/, 'The time must look like 09:30')

/** A code sent by e-mail or phone: exactly 6 characters (A 5, A 9). */
export const verificationCode = /* @__PURE__ */ shaped(/^.{6}$/, 'Please enter a 6-digit verification code')

/** Codes that one address or one user may ask for while they are valid; a further one is refused (429). */
export const MOST_CODES = 5
/** Minutes for which a code is valid. */
export const CODE_VALID_MINUTES = 10

/** An e-mail address. */
export const emailAddress = /* @__PURE__ */ z.email('Please enter a valid email address')

/**
 * A file or any run of bytes. It goes by what the value can do, not by its class: a test's page and its network each bring a
 * `File` and a `Blob` of their own, and `z.file()` would refuse the other's.
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

/** Largest picture of an identity card, 10 MB (A 9). */
export const ID_PICTURE_MAX_BYTES = 10 * 1024 * 1024
/** What an identity card's picture may be (A 5). */
export const ID_PICTURE_TYPES = ['image/jpeg', 'image/jpg', 'image/png'] as const
/** Most photos of one listing (A 9). */
export const MAX_PHOTOS = 20
/** Shortest password (A 9). */
export const PASSWORD_MIN_LENGTH = 8
/** Refuses the present password as the new one. */
export const PASSWORD_UNCHANGED = 'The new password must differ from the current one'
/** Most that can be offered for a listing, in its currency: beyond it, something was mistyped. */
export const OFFER_MAX = 1_000_000_000_000
