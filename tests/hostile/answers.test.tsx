import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Scenario } from '@mocks/scenarios/scenario'
import { openApp } from '@tests/helpers/open-app'
import { NASTY } from './nasty'

const HOSTILE = NASTY.filter((text) => text.trim() !== '').join(' ')
const SCRIPT = '<script>window.pwned = true</script><img src=x onerror="window.pwned = true">'
const ADDRESS = 'javascript:window.pwned=true'

/** A backend with hostile text in every field that a user can write. */
const scenario: Scenario = {
  id: 'hostile',
  title: 'Hostile texts',
  see: 'Texts that would run if they were taken for anything but text.',
  persona: 'regular',
  start: '/properties',
  world: 'samples',
  patch: {
    property: {
      '1': {
        title: SCRIPT,
        description: HOSTILE,
        street: SCRIPT,
        city: SCRIPT,
        features: JSON.stringify([SCRIPT, ADDRESS]),
        nearby_amenities: JSON.stringify([SCRIPT]),
        furnishing: SCRIPT,
        images: JSON.stringify([
          { image_url: ADDRESS, alt: SCRIPT, placeholder: `");}body{display:none}` },
          { image_url: `x" onerror="window.pwned=true`, alt: SCRIPT },
          { image_url: 'data:text/html,<script>window.pwned=true</script>' },
        ]),
      },
    },
    user: {
      '102': {
        first_name: SCRIPT,
        last_name: '\u202Egnp',
        name: SCRIPT,
        bio: HOSTILE,
        location: SCRIPT,
        profile_picture: ADDRESS,
        phone_number: ADDRESS,
      },
    },
    message: {
      hostile: {
        conversation_id: 'c101-1',
        sender_id: '102',
        message: `${SCRIPT} ${ADDRESS} https://user:pass@evil.test/ ${HOSTILE}`,
        type: 'plain',
        offer_amount: null,
        offer_id: null,
        photos: JSON.stringify([
          { id: 'p1', image_url: ADDRESS },
          { id: 'p2', image_url: `x" onerror="window.pwned=true` },
          { id: 'p3', image_url: 'data:text/html,<script>window.pwned=true</script>' },
        ]),
        client_id: null,
        timestamp: '2026-06-15T00:59:00.000Z',
      },
    },
    notification: {
      hostile: {
        user_id: '101',
        type: 'system',
        title: SCRIPT,
        message: HOSTILE,
        timestamp: '2026-06-15T00:59:00.000Z',
        read: false,
        link: '//evil.test/',
        avatar: ADDRESS,
      },
    },
  },
}

const PICTURE = /^(?:https?:\/\/|blob:|\/|data:image\/(?:png|jpeg|webp|gif|avif)[;,])/
const LINK = /^(?:https?:|mailto:|tel:|viber:|blob:|#|\/(?!\/))/

/** Every element of the page that could run code, or load from or lead to another origin. */
function offenses(): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) => [
    ...(/^(?:script|iframe|object|embed|base)$/i.test(element.tagName) ? [element.outerHTML.slice(0, 120)] : []),
    ...element
      .getAttributeNames()
      .filter((name) => name.startsWith('on') || name === 'srcdoc')
      .map((name) => `${element.tagName} ${name}`),
    ...(element instanceof HTMLImageElement && !PICTURE.test(element.getAttribute('src') ?? '/')
      ? [`picture ${element.getAttribute('src')}`]
      : []),
    ...(element instanceof HTMLAnchorElement && !LINK.test(element.getAttribute('href') ?? '/')
      ? [`link ${element.getAttribute('href')}`]
      : []),
  ])
}

const SCREENS: Record<string, RegExp | string> = {
  '/properties': SCRIPT,
  '/property/1': SCRIPT,
  '/dashboard/map?pin=1': SCRIPT,
  '/dashboard/u/noel.sumagaysay': /<script>/,
  '/dashboard/messages?conversation=c101-1': /<script>/,
  '/dashboard/notifications': SCRIPT,
  '/dashboard/agent/102': /<script>/,
  '/dashboard/compare?ids=1,7': SCRIPT,
}

test.each(Object.entries(SCREENS))('%s shows hostile texts as texts', async (path, said) => {
  await openApp(path, { scenario })
  await waitFor(() => expect(screen.getAllByText(said, { exact: false }).length).toBeGreaterThan(0))
  expect(offenses()).toEqual([])
  expect((window as { pwned?: boolean }).pwned).toBeUndefined()
  expect(screen.queryByText('Unexpected Application Error!')).toBeNull()
})
