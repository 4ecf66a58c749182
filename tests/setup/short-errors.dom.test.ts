import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'

const PAGE = 'the only text'

beforeEach(() => {
  document.body.innerHTML = `<p>${PAGE}</p>`
})

afterEach(() => {
  document.body.replaceChildren()
})

it('a query that cannot wait shows the page', () => {
  expect(() => screen.getByText('another')).toThrow(PAGE)
})

it('a query that waited in vain shows the page', async () => {
  await expect(screen.findByText('another', {}, { timeout: 1 })).rejects.toThrow(PAGE)
})

it('a query that is tried again says only what it misses', async () => {
  const said: unknown[] = []
  await waitFor(() => {
    try {
      screen.getByText('another')
    } catch (error) {
      said.push(error)
      document.body.innerHTML = '<p>another</p>'
      throw error
    }
  })
  expect(said.map(String)).toEqual([expect.stringContaining('Unable to find an element with the text: another')])
  expect(String(said[0])).not.toContain(PAGE)
})
