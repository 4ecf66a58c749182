import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import { codeSent } from './auth'
import { PHONE_MAX, picture, required, verificationCode } from '../fields'
import { kind } from '../values/kind'
import { acknowledged, problem, received } from '../problem'

/** Identity documents that are accepted (A 3). */
export const ID_TYPES = ['passport', 'drivers_license', 'national_id', 'sss_id', 'gsis_id', 'umid', 'voter_id'] as const
export type IdType = (typeof ID_TYPES)[number]

const idPicture = /* @__PURE__ */ picture('Please upload both ID front and back images.')

export const sendVerificationCode = endpoint({
  id: 'sendVerificationCode',
  method: 'POST',
  path: '/api/user/send-verification-code',
  auth: 'bearer',
  content: 'json',
  body: z.object({
    /** The number that gets the code. */
    phone_number: kind(required('Please enter your phone number'), { maxLength: PHONE_MAX }),
  }),
  responses: {
    200: codeSent,
    401: problem,
    403: problem,
    409: problem,
    422: problem,
    429: problem,
    500: problem,
  },
  summary:
    'Sends a 6-character code to the caller’s phone, at most 5 in 10 minutes (429); a test server may answer it ' +
    'as debug_code.',
  source: 'A 7',
})

export const verifyPhone = endpoint({
  id: 'verifyPhone',
  method: 'POST',
  path: '/api/user/verify-phone',
  auth: 'bearer',
  content: 'json',
  body: z.object({
    /** The number that got the code. */
    phone_number: kind(required('Please enter your phone number'), { maxLength: PHONE_MAX }),
    verification_code: verificationCode,
  }),
  responses: { 200: acknowledged, 401: problem, 403: problem, 422: problem, 429: problem, 500: problem },
  summary: 'Confirms the caller’s phone number with the code that was sent to it.',
  source: 'A 7',
})

export const submitIdVerification = endpoint({
  id: 'submitIdVerification',
  method: 'POST',
  path: '/api/user/submit-id-verification',
  auth: 'bearer',
  content: 'multipart',
  body: z.object({
    /** Kind of identity document. */
    id_type: z.enum(ID_TYPES),
    /** Picture of the front, JPG or PNG, at most 10 MB. */
    id_front: idPicture,
    /** Picture of the back, JPG or PNG, at most 10 MB. */
    id_back: idPicture,
    /** Picture of the person holding the document, JPG or PNG, at most 10 MB. */
    id_selfie: z.optional(idPicture),
  }),
  responses: { 200: received, 401: problem, 403: problem, 409: problem, 422: problem, 500: problem },
  summary:
    'Hands in pictures of an identity document (JPG or PNG, at most 10 MB each) for an administrator to review; ' +
    'one file for front and back is refused (422, under `id_back`), which is an addition.',
  source: 'A 7',
})
