import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from './open-app'
import { call } from '@/api/call'
import { listProperties, getProperty } from '@/contract/properties'

test('opens', async () => {
  await openApp('/properties')
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  const { data } = await call(listProperties, {})
  expect(data.length).toBe(42)
  const one = await call(getProperty, { params: { id: 'r1' } })
  expect(one.data.title).toBeTruthy()
})
