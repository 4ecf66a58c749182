import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AdminVerification } from '@/contract/admin'
import { healAdminSearch, onTab, withFilters } from './admin-search'
import { matches, PAGE_SIZE, pageOf } from './match'
import { neighbor, position } from './queue'

test('whatever stands in the address, reading it gives a dashboard, and reading that again the same', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('tab', 'page', 'q', 'type', 'review', 'step'), fc.anything()), (raw) => {
      const healed = healAdminSearch(raw)
      expect(healAdminSearch(healed)).toEqual(healed)
    }),
  )
})

test('another tab begins at its first page without filters, another filter at its first page', () => {
  expect(onTab('users')).toEqual({ tab: 'users' })
  expect(onTab('pending')).toEqual({})
  expect(withFilters({ tab: 'users', page: '3', q: 'ana' }, { type: 'regular_user' })).toEqual({
    tab: 'users',
    q: 'ana',
    type: 'regular_user',
  })
})

test('every row is on exactly one page, ten on each but the last', () => {
  fc.assert(
    fc.property(fc.nat(60), (count) => {
      const all = Array.from({ length: count }, (_, row) => row)
      const { pageCount } = pageOf(all, undefined)
      const pages = Array.from({ length: pageCount }, (_, page) => pageOf(all, String(page + 1)))
      expect(pages.flatMap(({ rows }) => rows)).toEqual(all)
      expect(pages.slice(0, -1).every(({ rows }) => rows.length === PAGE_SIZE)).toBe(true)
      expect(pageOf(all, '999').page).toBe(pageCount)
    }),
  )
})

const waiting = (id: string, hour: number, more: Partial<AdminVerification> = {}): AdminVerification => ({
  id,
  status: 'pending',
  submittedAt: `2026-06-14T${String(hour).padStart(2, '0')}:00:00Z`,
  ...more,
})

test('search takes words in any order, without accents; filters narrow together', () => {
  const person = waiting('1', 1, {
    name: 'Ramil Hofileña',
    email: 'ramil@x.test',
    authProvider: 'email',
    phoneVerified: null,
  })
  expect(matches(person, { q: 'hofilena RAMIL' })).toBe(true)
  expect(matches(person, { q: 'ramil santos' })).toBe(false)
  expect(matches(person, { provider: 'email', phone: 'unverified' })).toBe(true)
  expect(matches(person, { provider: 'email', phone: 'verified' })).toBe(false)
})

test('the queue goes on after the one just decided, and begins again at its end', () => {
  const queue = [waiting('a', 1), waiting('b', 2), waiting('d', 4)]
  const decided = waiting('c', 3)
  expect(neighbor(queue, decided, 1)?.id).toBe('d')
  expect(neighbor(queue, decided, -1)?.id).toBe('b')
  expect(neighbor(queue, queue[2]!, 1)?.id).toBe('a')
  expect(neighbor(queue, queue[0]!, -1)?.id).toBe('d')
  expect(neighbor([decided], decided, 1)).toBeUndefined()
  expect(position(queue, queue[1]!)).toBe(2)
})
