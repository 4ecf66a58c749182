import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SendNote } from './send-note'

afterEach(() => vi.unstubAllGlobals())

const saved = { savedAt: Date.parse('2026-06-15T01:00:00Z'), failed: false }

test('a draft that the browser stores is saved', () => {
  vi.stubGlobal('indexedDB', {})
  render(<SendNote stage="idle" autosave={saved} />)
  expect(screen.getByText(/^Draft: saved .*9:00 AM$/i)).toBeVisible()
})

test('where the browser has no IndexedDB, a draft lasts as long as the page, and says so', () => {
  vi.stubGlobal('indexedDB', undefined)
  render(<SendNote stage="idle" autosave={saved} />)
  expect(screen.getByText('Draft: kept until you close or reload this page.')).toBeVisible()
})
