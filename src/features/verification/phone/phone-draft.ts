import { ownedDraft } from '../owned-draft'

export type PhoneDraft = {
  /** As typed after the prefix. */
  number: string
  sentTo: string | null
  sends: number
  /** Guessed wrong too often: the sent code does not work any more. */
  spent: boolean
  code: string
  /** The code itself, where a test server told it. */
  debugCode: string | null
}

export const {
  use: usePhoneDraft,
  change: changePhoneDraft,
  forget: forgetPhoneDraft,
} = ownedDraft<PhoneDraft>({ number: '', sentTo: null, sends: 0, spent: false, code: '', debugCode: null })
