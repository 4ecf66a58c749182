import { MESSENGER_NAME } from '@/contract/fields'
import { mobileDigits } from './phone-number'

const LINK = /^(?:https?:\/\/)?(?:(?:www|web|m)\.)?(?:m\.me|messenger\.com\/t|facebook\.com|fb\.com|fb\.me)\//i

/** However it is typed: `m.me/name`, `https://www.facebook.com/name?mibextid=1` or `@name`; other text trimmed. */
export function messengerNameOf(text: string): string {
  const typed = text.trim()
  const path = typed.replace(LINK, '')
  return path === typed ? typed.replace(/^@/, '') : path.replace(/[/?#].*$/, '')
}

/** Viber and WhatsApp by a Philippine mobile number, Messenger by its name. */
export function chatApps({ phone, messenger }: { phone: string; messenger: string }): { name: string; href: string }[] {
  const digits = mobileDigits(phone)
  return [
    ...(digits === null
      ? []
      : [
          { name: 'Viber', href: `viber://chat?number=%2B63${digits}` },
          { name: 'WhatsApp', href: `https://wa.me/63${digits}` },
        ]),
    ...(MESSENGER_NAME.test(messenger) ? [{ name: 'Messenger', href: `https://m.me/${messenger}` }] : []),
  ]
}
