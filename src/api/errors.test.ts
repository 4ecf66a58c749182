import { expect, test, vi } from 'vitest'
import { ApiError, ContractError, readRetryAfter } from './errors'

const NOW = Date.parse('2026-06-15T01:00:00Z')

test.each([
  ['30', 30],
  ['Mon, 15 Jun 2026 01:02:00 GMT', 120],
  ['Mon, 15 Jun 2026 00:00:00 GMT', 0],
  ['soon', null],
  [null, null],
])('Retry-After %j is %j seconds', (text, seconds) => expect(readRetryAfter(text, NOW)).toBe(seconds))

test('a refusal says when it can be tried again, with the server’s own words or without', () => {
  expect(new ApiError('x', 429, 'Too many codes.', {}, 30).message).toBe(
    'Too many codes. You can try again in 30 seconds.',
  )
  expect(new ApiError('x', 429, null, {}, 61).message).toBe(
    'That was too often in a short time. Please wait a little. You can try again in 2 minutes.',
  )
})

test('a raw word of the server’s gives way to plain words, a sentence does not', () => {
  for (const [status, said] of [
    [503, 'Down'],
    [500, 'Internal error'],
    [500, 'Internal Server Error'],
    [403, 'Forbidden.'],
  ] as const) {
    const error = new ApiError('x', status, said, {}, 5)
    expect(error.message).toBe(`${new ApiError('x', status, null).message} You can try again in 5 seconds.`)
    expect(error.said).toBe(said)
  }
  expect(new ApiError('x', 503, 'The profile service is being restarted.').message).toBe(
    'The profile service is being restarted.',
  )
  expect(new ApiError('x', 422, 'Invalid code').message).toBe('Invalid code')
})

test('nobody reads the number of a status', () => {
  for (const status of [400, 401, 403, 404, 413, 429, 500, 503])
    expect(new ApiError('x', status, null).message).not.toMatch(/\d|undefined/)
})

test('an answer that breaks the contract is a plain sentence; the console has the details', () => {
  const warn = vi.spyOn(console, 'info').mockImplementation(() => {})
  const error = new ContractError('listProperties', 'data.0.id', 'Invalid input')
  expect(error.message).toBe('The server sent something that this app cannot show. Please try again later.')
  expect(warn).toHaveBeenCalledWith('listProperties, data.0.id: Invalid input')
  warn.mockRestore()
})
