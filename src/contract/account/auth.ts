import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import {
  day,
  EMAIL,
  emailAddress,
  id,
  PASSWORD_MIN_LENGTH,
  personName,
  PHONE,
  required,
  shaped,
  shortText,
  TEXT_MAX,
  verificationCode,
  username,
} from '../fields'
import { kind } from '../values/kind'
import { acknowledged, answer, problem, received } from '../problem'
import { standing } from './person'
import { sentence } from '../sentence'
import { email, fullName, line, namePart, phone, pictureUrl, secret } from '../values/texts'

/** The user record that signing in hands over and the browser keeps under `user` (B 3.1). */
export const sessionUser = z.object({
  id,
  /** First name. */
  first_name: z.nullish(namePart),
  /** Last name. */
  last_name: z.nullish(namePart),
  /** Full name, as shown. */
  name: z.nullish(fullName),
  /** Username, unique, as in profile links. */
  username: z.nullish(username),
  /** E-mail address of the account. */
  email: z.nullish(email),
  /** Mobile number with its country code, `+639171234567`; empty if there is none. */
  phone_number: z.nullish(phone),
  /** Path or URL of the picture (B 7). */
  profile_picture: z.nullish(pictureUrl),
  /** Whether the phone number was confirmed with a code. */
  phone_verified: z.nullish(z.boolean()),
  /** Whether an administrator approved the identity document. */
  id_verified: z.nullish(z.boolean()),
  /** Name of the paid plan; null without one. */
  premium_plan: z.nullish(line),
  /** Addition: where the person stands; left out by a backend without suspensions. */
  standing: z.nullish(standing),
})

/** What the identity provider tells about a person; the browser keeps it under `google_data` (B 3.1, A 3). */
export const googleData = z.object({
  /** Full name at the identity provider. */
  name: z.nullish(fullName),
  /** First name at the identity provider. */
  given_name: z.nullish(namePart),
  /** Last name at the identity provider. */
  family_name: z.nullish(namePart),
  /** URL of the picture at the identity provider. */
  picture: z.nullish(pictureUrl),
})

const session = z.object({
  /** Bearer token of the new session, opaque to clients. */
  token: secret,
  /** The account that is signed in. */
  user: sessionUser,
})
const googleSession = z.extend(session, {
  /** The person's data at the identity provider. */
  google_data: z.nullish(googleData),
})

export type WireSessionUser = z.output<typeof sessionUser>
export type WireGoogleData = z.output<typeof googleData>

const longEnough = /* @__PURE__ */ sentence('Password must be at least {n} characters long', {
  n: PASSWORD_MIN_LENGTH,
})

/** A new password as A 5 asks for it: 8 characters, with a lower-case letter, an upper-case letter and a digit. */
export const newPassword = /* @__PURE__ */ kind(
  z.string('New password is required').check(
    z.minLength(PASSWORD_MIN_LENGTH, longEnough),
    // One pattern each: tools without look-ahead read them too.
    ...[/[a-z]/, /[A-Z]/, /\d/].map((pattern) =>
      z.regex(pattern, 'Password must contain uppercase, lowercase, and number'),
    ),
  ),
  { maxLength: TEXT_MAX },
)

/** The second password must repeat the first. */
export const passwordsMatch = /* @__PURE__ */ z.refine<{ password: string; password_confirmation: string }>(
  (body) => body.password === body.password_confirmation,
  { error: 'Passwords do not match', path: ['password_confirmation'] },
)

/** The registration payload (A 3). The app sends 1990-01-01, `+63` and an empty phone number, as documented (A 5). */
export const registration = /* @__PURE__ */ z
  .object({
    /** First name. */
    first_name: personName,
    /** Last name. */
    last_name: personName,
    /** The address that `verifyEmail` confirmed. */
    email: emailAddress,
    /** At least 8 characters, with a lower-case letter, an upper-case letter and a digit (A 5). */
    password: line.check(z.minLength(PASSWORD_MIN_LENGTH, longEnough)),
    /** The same as `password`. */
    password_confirmation: line,
    /** Calendar day, `1990-01-01`. */
    date_of_birth: day,
    /** Country calling code, `+63`. */
    country_code: shaped(/^\+\d{1,4}$/, 'The country code must look like +63'),
    /** Number without the country code; the app sends it empty (A 5). */
    phone_number: kind(shortText(), PHONE),
    /** Must be true. */
    accepted_terms: z.boolean().check(z.refine((accepted) => accepted, 'Please accept the terms')),
    /** Name of the country (A 5). */
    country: shortText(),
    /** Name of the region; empty for a country without a list of regions. */
    region: shortText(),
    /** Name of the city; empty for a region without a list of cities. */
    city: shortText(),
  })
  .check(passwordsMatch)

export type Registration = z.input<typeof registration>

export const signInWithGoogle = endpoint({
  id: 'signInWithGoogle',
  method: 'POST',
  path: '/api/auth/google',
  auth: 'none',
  content: 'json',
  body: z.object({
    /** The ID token (JWT) of the identity provider. */
    credential: secret,
  }),
  responses: { 200: answer(googleSession), 401: problem, 422: problem, 500: problem },
  summary: 'Signs in, or signs up on first sight, with the credential the identity provider’s button handed back.',
  source: 'A 7',
})

export const register = endpoint({
  id: 'register',
  method: 'POST',
  path: '/api/register',
  auth: 'none',
  content: 'json',
  body: registration,
  responses: { 201: answer(session), 422: problem, 500: problem },
  summary: 'Creates an account for an e-mail address that verifyEmail confirmed before, and signs in.',
  source: 'A 7',
})

export const login = endpoint({
  id: 'login',
  method: 'POST',
  path: '/api/login',
  auth: 'none',
  content: 'json',
  body: z.object({
    /** An e-mail address, a username or a mobile number, all three under this name. */
    email: kind(required('Please enter your email, username or mobile'), EMAIL),
    /** The password as typed: its spaces count. */
    password: line,
  }),
  responses: { 200: answer(session), 401: problem, 422: problem, 429: problem, 500: problem },
  summary: 'Signs in with a password and an e-mail address, a username or a mobile number.',
  source: 'A 7',
})

/** The answer of a call that sends a code. */
export const codeSent = z.extend(acknowledged, {
  /** The code itself, from a test server only. */
  debug_code: z.nullish(id),
})

export const sendEmailVerification = endpoint({
  id: 'sendEmailVerification',
  method: 'POST',
  path: '/api/user/send-email-verification',
  auth: 'none',
  content: 'json',
  body: z.object({
    /** The address that gets the code. */
    email: emailAddress,
  }),
  responses: { 200: codeSent, 422: problem, 429: problem, 500: problem },
  summary:
    'Sends a 6-character code to an e-mail address that is about to register; at most 5 in 10 minutes (429). A test ' +
    'server may answer it as debug_code.',
  source: 'A 7',
})

export const verifyEmail = endpoint({
  id: 'verifyEmail',
  method: 'POST',
  path: '/api/user/verify-email',
  auth: 'none',
  content: 'json',
  body: z.object({
    /** The address that got the code. */
    email: emailAddress,
    verification_code: verificationCode,
  }),
  responses: { 200: acknowledged, 422: problem, 500: problem },
  summary: 'Confirms an e-mail address with the code that was sent to it.',
  source: 'A 7',
})

export const logout = endpoint({
  id: 'logout',
  method: 'POST',
  path: '/api/logout',
  auth: 'bearer',
  responses: { 200: received, 401: problem, 500: problem },
  summary: 'Ends the session; the app clears its own data and goes home even when this fails.',
  source: 'B 7',
})

export const requestPasswordReset = endpoint({
  id: 'requestPasswordReset',
  method: 'POST',
  path: '/api/password/forgot',
  auth: 'none',
  content: 'json',
  body: z.object({
    /** E-mail address of the account. */
    email: emailAddress,
  }),
  responses: { 200: acknowledged, 422: problem, 429: problem, 500: problem },
  summary:
    'Sends a reset code to an address; answers the same whether or not an account has it. At most 5 in 10 ' +
    'minutes (429).',
  source: 'A 2',
  addition: true,
})

export const resetPassword = endpoint({
  id: 'resetPassword',
  method: 'POST',
  path: '/api/password/reset',
  auth: 'none',
  content: 'json',
  body: /* @__PURE__ */ z
    .object({
      /** E-mail address of the account. */
      email: emailAddress,
      verification_code: verificationCode,
      password: newPassword,
      /** The same as `password`. */
      password_confirmation: line,
    })
    .check(passwordsMatch),
  responses: { 200: acknowledged, 422: problem, 500: problem },
  summary: 'Sets a new password with the code that requestPasswordReset sent.',
  source: 'A 2',
  addition: true,
})
