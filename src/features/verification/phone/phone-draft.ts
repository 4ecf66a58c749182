import { ownedDraft } from '../owned-draft'

export type PhoneDraft = {
  /** As typed after the prefix. */
  number: string
  /** The number that a code was sent to; null at the first step. */
  sentTo: string | null
  sends: number
  code: string
  /** The code itself, where a test server told it. */
  debugCode: string | null
}

/** What was typed and how far it went. */
export const {
  use: usePhoneDraft,
  change: changePhoneDraft,
  forget: forgetPhoneDraft,
} = ownedDraft<PhoneDraft>({ number: '', sentTo: null, sends: 0, code: '', debugCode: null })
