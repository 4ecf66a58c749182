import { expect, test } from 'vitest'
import { chatApps, messengerNameOf } from './messenger'

test.each([
  ['juan.delacruz', 'juan.delacruz'],
  [' @juan.delacruz ', 'juan.delacruz'],
  ['m.me/juan.delacruz', 'juan.delacruz'],
  ['https://m.me/juan.delacruz', 'juan.delacruz'],
  ['https://www.facebook.com/juan.delacruz?mibextid=abc', 'juan.delacruz'],
  ['https://m.facebook.com/juan.delacruz/', 'juan.delacruz'],
  ['https://www.messenger.com/t/juan.delacruz', 'juan.delacruz'],
  ['https://example.com/juan.delacruz', 'https://example.com/juan.delacruz'],
  ['', ''],
])('%j names %j on Messenger', (typed, name) => {
  expect(messengerNameOf(typed)).toBe(name)
})

const VIBER = { name: 'Viber', href: 'viber://chat?number=%2B639171550101' }
const WHATSAPP = { name: 'WhatsApp', href: 'https://wa.me/639171550101' }
const MESSENGER = { name: 'Messenger', href: 'https://m.me/juan.delacruz' }

test.each([
  ['+63 917 155 0101', '', [VIBER, WHATSAPP]],
  ['0917 155 0101', 'juan.delacruz', [VIBER, WHATSAPP, MESSENGER]],
  // Landlines and numbers abroad have neither app that we can know of.
  ['(033) 320 1234', 'juan.delacruz', [MESSENGER]],
  ['+1 415 555 0101', '', []],
  ['', '', []],
])('with the number %j and the name %j one is reached by these apps', (phone, messenger, apps) => {
  expect(chatApps({ phone, messenger })).toEqual(apps)
})

test.each(['juan', 'javascript:alert(1)', '../../evil', 'a b c d e f', 'x'.repeat(51)])(
  '%j is no name that becomes a link',
  (messenger) => {
    expect(chatApps({ phone: '', messenger })).toEqual([])
  },
)
