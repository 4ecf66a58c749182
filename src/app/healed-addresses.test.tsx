import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '@tests/helpers/open-app'

test.each([
  ['/dashboard/my-listings?status=bogus&sort=views', '/dashboard/my-listings?sort=views'],
  ['/dashboard/my-listings?status=all&sort=newest', '/dashboard/my-listings'],
  ['/dashboard/notifications?filter=bogus', '/dashboard/notifications'],
  ['/dashboard/notifications?filter=unread', '/dashboard/notifications?filter=unread'],
  ['/dashboard/legal?tab=bogus', '/dashboard/legal'],
  ['/dashboard/u/noel.sumagaysay?tab=bogus', '/dashboard/u/noel.sumagaysay'],
  ['/dashboard/messages?property=1', '/dashboard/messages'],
  ['/dashboard/properties?mode=sale&mode=rent&beds=2', '/dashboard/properties?mode=rent&beds=2'],
  ['/dashboard/properties?mode=all&page=99999', '/dashboard/properties?mode=all&page=2'],
  ['/dashboard/map?lat=999&lng=1&pin=&utm=x&mode=sale&mode=rent', '/dashboard/map?mode=rent&category=all&subtype=all'],
  ['/dashboard/properties?mode=sale&price=x&sort=price-asc', '/dashboard/properties?mode=sale&sort=price-asc'],
])('the address %s becomes %s', async (given, healed) => {
  const { router } = await openApp(given, { scenario: 'signed-in-verified' })
  await waitFor(() => expect(router.state.location.href).toBe(healed))
})
