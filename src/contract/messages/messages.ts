import * as z from 'zod/mini'
import { endpoint } from '../endpoint'
import {
  MESSAGE_MAX,
  MESSAGE_PHOTOS_MAX,
  UNSEND_MINUTES,
  byId,
  bytes,
  id,
  required,
  shortId,
  shortText,
  textId,
} from '../fields'
import { NO_WORDS, message } from './message'
import { acknowledged, answer, problem } from '../problem'
import { sentence } from '../sentence'

export const listMessages = endpoint({
  id: 'listMessages',
  method: 'GET',
  path: '/api/messages/{conversationId}',
  auth: 'bearer',
  params: z.object({
    /** Id of the conversation. */
    conversationId: textId,
  }),
  responses: { 200: answer(z.array(message)), 401: problem, 403: problem, 404: problem, 500: problem },
  summary: 'A conversation’s messages, oldest first, for its participants; polled every 10 seconds.',
  source: 'A 7',
})

const stored = {
  201: answer(message),
  401: problem,
  403: problem,
  404: problem,
  410: problem,
  422: problem,
  429: problem,
  500: problem,
}

export const sendMessage = endpoint({
  id: 'sendMessage',
  method: 'POST',
  path: '/api/messages',
  auth: 'bearer',
  content: 'json',
  body: z.object({
    /** Id of the conversation. */
    conversation_id: id,
    /** Text of the message, without markup; not empty. */
    message: required(NO_WORDS, MESSAGE_MAX),
    /** Addition: the sender's own mark. A message sent twice with one mark is stored once, and answered again. */
    client_id: z.optional(shortId),
  }),
  responses: stored,
  summary:
    'Writes a message into one of the caller’s conversations; refused (410) once its listing or the other ' +
    'account is gone.',
  source: 'A 7',
})

export const sendPhotos = endpoint({
  id: 'sendPhotos',
  method: 'POST',
  path: '/api/messages/photos',
  auth: 'bearer',
  content: 'multipart',
  body: z.object({
    /** Id of the conversation. */
    conversation_id: id,
    /** Words that go with the pictures, without markup; may be left out. */
    message: z.optional(shortText(MESSAGE_MAX)),
    /**
     * Pictures in order: 1 to 6, each of at most 10 MB; JPG, PNG, WebP, GIF or AVIF. One that is refused is named by
     * its place, `photos.2`.
     */
    photos: z
      .array(bytes<File>('Photos must be pictures'), 'Add at least 1 photo')
      .check(
        z.minLength(1, 'Add at least 1 photo'),
        z.maxLength(MESSAGE_PHOTOS_MAX, sentence('Maximum {n} photos in one message', { n: MESSAGE_PHOTOS_MAX })),
      ),
    /**
     * The sender's own mark, as of `sendMessage`: a message sent twice with one mark is stored once, and answered
     * again.
     */
    client_id: z.optional(shortId),
  }),
  responses: stored,
  summary:
    'Sends a message of pictures into one of the caller’s conversations, with words or without; refused as ' +
    '`sendMessage` is. Nothing is stored unless every picture is taken.',
  source: 'A 4',
  addition: true,
})

export const unsendMessage = endpoint({
  id: 'unsendMessage',
  method: 'POST',
  path: '/api/messages/{id}/unsend',
  auth: 'bearer',
  params: byId,
  responses: { 200: answer(message), 401: problem, 403: problem, 404: problem, 409: problem, 500: problem },
  summary:
    `Takes back a message of the caller’s for both, within ${UNSEND_MINUTES} minutes (409 afterwards): its words and ` +
    'pictures are gone, that it was there stays. Offers and proposed visits have calls of their own (409).',
  source: 'A 4',
  addition: true,
})

export const deleteMessageForMe = endpoint({
  id: 'deleteMessageForMe',
  method: 'DELETE',
  path: '/api/messages/{id}/for-me',
  auth: 'bearer',
  params: byId,
  responses: { 200: acknowledged, 401: problem, 403: problem, 404: problem, 500: problem },
  summary: 'Removes a message from the caller’s side of the conversation. The other side keeps it and is not told.',
  source: 'A 4',
  addition: true,
})
