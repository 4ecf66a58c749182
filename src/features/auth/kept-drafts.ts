import type { Names } from '@/domain/people/names'
import { isRecord, textOf } from '@/domain/wire-values'
import { parseJson, storedValue } from '@/session/storage/stored-value'
import { citiesOf, COUNTRIES, DEFAULT_PLACE, regionsOf, type Place } from './email-register/places'

const STEPS = ['address', 'sent', 'verified'] as const

export type EmailStep = (typeof STEPS)[number]

export type KeptDrafts = {
  identifier: string
  names: Names
  place: Place
  email: string
  emailStep: EmailStep
  sends: number
  /** The documented `acceptMarketing` (A 3): not in the registration, kept in the settings afterwards. */
  acceptMarketing: boolean
  recoveryEmail: string
}

export const NOTHING_KEPT: KeptDrafts = {
  identifier: '',
  names: { first_name: '', last_name: '' },
  place: DEFAULT_PLACE,
  email: '',
  emailStep: 'address',
  sends: 0,
  acceptMarketing: false,
  recoveryEmail: '',
}

/** `proventous:registration` (an addition), of this tab; ends with signing in. */
export const useKeptDrafts = storedValue<KeptDrafts>({
  key: 'proventous:registration',
  read: (text) => heal(parseJson(text)),
  write: (drafts) => {
    const text = JSON.stringify(drafts)
    return text === JSON.stringify(NOTHING_KEPT) ? null : text
  },
})

export function keepDrafts(drafts: KeptDrafts): void {
  const picked = Object.fromEntries(Object.keys(NOTHING_KEPT).map((key) => [key, drafts[key as keyof KeptDrafts]]))
  useKeptDrafts.getState().set(picked as KeptDrafts)
}

function heal(raw: unknown): KeptDrafts {
  if (!isRecord(raw)) return NOTHING_KEPT
  const names = isRecord(raw.names) ? raw.names : {}
  const email = textOf(raw.email)
  const sends = Number.isInteger(raw.sends) ? Math.max(0, raw.sends as number) : 0
  return {
    identifier: textOf(raw.identifier),
    names: { first_name: textOf(names.first_name), last_name: textOf(names.last_name) },
    place: healPlace(raw.place),
    email,
    emailStep: (email !== '' && STEPS.find((step) => step === raw.emailStep)) || 'address',
    sends,
    acceptMarketing: raw.acceptMarketing === true,
    recoveryEmail: textOf(raw.recoveryEmail),
  }
}

function healPlace(raw: unknown): Place {
  if (!isRecord(raw)) return DEFAULT_PLACE
  const place = { country: textOf(raw.country), region: textOf(raw.region), city: textOf(raw.city) }
  const known =
    COUNTRIES.includes(place.country) &&
    ['', ...regionsOf(place.country)].includes(place.region) &&
    ['', ...citiesOf(place)].includes(place.city)
  return known ? place : DEFAULT_PLACE
}
