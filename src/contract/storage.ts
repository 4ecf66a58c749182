import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { bytes } from './fields'
import { nothing, problem } from './problem'
import { filePath } from './values/texts'

/** A stored file's path, folders included: `properties/house.webp`. */
const byPath = z.object({
  /** Path of a stored file, folders included: `properties/house.webp`. */
  path: filePath,
})

export const checkStoredFile = endpoint({
  id: 'checkStoredFile',
  method: 'HEAD',
  path: '/storage/{path}',
  auth: 'none',
  answers: 'nothing',
  params: byPath,
  responses: { 200: nothing, 404: nothing, 500: nothing },
  summary:
    'Whether a stored file is there, for the developers’ storage page; a HEAD answer has no body, refused or not.',
  source: 'A 7',
})

export const getStoredFile = endpoint({
  id: 'getStoredFile',
  method: 'GET',
  path: '/storage/{path}',
  auth: 'none',
  answers: 'file',
  params: byPath,
  responses: { 200: bytes(), 404: problem, 500: problem },
  summary: 'A stored picture, where uploads are served.',
  source: 'B 7, A 7',
})

export const getStoredFileByApi = endpoint({
  id: 'getStoredFileByApi',
  method: 'GET',
  path: '/api/storage/{path}',
  auth: 'none',
  answers: 'file',
  params: byPath,
  responses: { 200: bytes(), 404: problem, 500: problem },
  summary: 'The same stored picture below /api, where the app resolves relative picture names to.',
  source: 'B 7',
})
