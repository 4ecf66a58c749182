import { create } from 'zustand'

/** The mocks' window event for each message, `{ to, body, … }`: no answer carries an e-mail code. */
const OUTBOX_EVENT = 'proventous:outbox'

/** The code of the latest message to each address since the page was loaded. Empty in a build without mocks. */
export const useDemoOutbox = create<{ codes: Record<string, string> }>()(() => ({ codes: {} }))

if (__MOCKED__ && typeof window !== 'undefined') {
  window.addEventListener(OUTBOX_EVENT, (event) => {
    const mail: unknown = event instanceof CustomEvent ? event.detail : null
    if (typeof mail !== 'object' || mail === null || !('to' in mail) || !('body' in mail)) return
    const code = /\b\d{6}\b/.exec(String(mail.body))?.[0]
    if (code) useDemoOutbox.setState(({ codes }) => ({ codes: { ...codes, [addressKey(String(mail.to))]: code } }))
  })
}

export function addressKey(email: string): string {
  return email.trim().toLowerCase()
}
