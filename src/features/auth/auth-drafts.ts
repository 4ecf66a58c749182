import { create } from 'zustand'
import type { Names } from '@/domain/people/names'
import { chooseCountry, chooseRegion, DEFAULT_PLACE, type Place } from './email-register/places'

/** The state of the address to register with: typed, code sent, code entered (A 4). */
export type EmailStep = 'address' | 'sent' | 'verified'

type Drafts = {
  /** E-mail address, username or mobile number to log in with. */
  identifier: string
  names: Names
  place: Place
  /** E-mail address to register with. */
  email: string
  emailStep: EmailStep
  code: string
  /** How many codes were sent to this address. */
  sends: number
  /** Counts the resets, so that an answer about an earlier address is ignored. */
  round: number
  terms: boolean
  /** The documented `acceptMarketing` (A 3): not in the registration, kept in the settings afterwards. */
  acceptMarketing: boolean
  /** 'Forgot password?' was pressed: the password reset replaces the login form. */
  recovering: boolean
  recoveryEmail: string
  /** How many codes were sent to that address. */
  recoverySends: number
  recoveryCode: string
}

const UNVERIFIED = { emailStep: 'address', code: '', sends: 0 } as const

const EMPTY: Drafts = {
  identifier: '',
  names: { first_name: '', last_name: '' },
  place: DEFAULT_PLACE,
  email: '',
  ...UNVERIFIED,
  round: 0,
  terms: false,
  acceptMarketing: false,
  recovering: false,
  recoveryEmail: '',
  recoverySends: 0,
  recoveryCode: '',
}

/** Text typed into the auth modal, kept when it is closed or its mode changes. Holds no passwords. */
export const useAuthDrafts = create<Drafts>()(() => EMPTY)

export function changeDrafts(changes: Partial<Drafts>): void {
  useAuthDrafts.setState(changes)
}

export function changeNames(changes: Partial<Names>): void {
  useAuthDrafts.setState(({ names }) => ({ names: { ...names, ...changes } }))
}

/** Resets 'code sent' and 'verified'. */
export function unverify(): void {
  useAuthDrafts.setState(({ round }) => ({ ...UNVERIFIED, round: round + 1 }))
}

// Another country, region, city or address resets the verified and the code-sent state (A 4).

export function changeCountry(country: string): void {
  useAuthDrafts.setState({ place: chooseCountry(country) })
  unverify()
}

export function changeRegion(region: string): void {
  useAuthDrafts.setState(({ place }) => ({ place: chooseRegion(place, region) }))
  unverify()
}

export function changeCity(city: string): void {
  useAuthDrafts.setState(({ place }) => ({ place: { ...place, city } }))
  unverify()
}

export function changeEmail(email: string): void {
  useAuthDrafts.setState({ email })
  unverify()
}

export function forgetDrafts(): void {
  useAuthDrafts.setState(({ round }) => ({ ...EMPTY, round: round + 1 }))
}
