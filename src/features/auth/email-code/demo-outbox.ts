import { create } from 'zustand'

/**
 * The in-page channel from the mocked backend: each message that would have left the machine comes as this window event,
 * its `detail` being `{ to, body, … }`. It is the only way by which a code reaches this page: no answer of the API has one.
 */
const OUTBOX_EVENT = 'proventous:outbox'

/** The code of the latest message to each address, for as long as this page stands; in a mocked build only. */
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
