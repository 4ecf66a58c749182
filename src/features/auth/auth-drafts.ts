import { create } from 'zustand'
import type { Names } from '@/domain/people/names'
import { chooseCountry, chooseRegion } from './email-register/places'
import { keepDrafts, NOTHING_KEPT, useKeptDrafts, type KeptDrafts } from './kept-drafts'

type Drafts = KeptDrafts & {
  code: string
  round: number
  terms: boolean
  /** 'Forgot password?' was pressed: the password reset replaces the login form. */
  recovering: boolean
  recoverySends: number
  recoveryCode: string
}

const UNVERIFIED = { emailStep: 'address', code: '', sends: 0 } as const

const EMPTY: Drafts = {
  ...NOTHING_KEPT,
  code: '',
  round: 0,
  terms: false,
  recovering: false,
  recoverySends: 0,
  recoveryCode: '',
}

/** Text typed into the auth modal, kept when it is closed, its mode changes or the tab reloads. Holds no passwords. */
export const useAuthDrafts = create<Drafts>()(() => ({ ...EMPTY, ...useKeptDrafts.getState().current() }))
useAuthDrafts.subscribe(keepDrafts)

export function changeDrafts(changes: Partial<Drafts>): void {
  useAuthDrafts.setState(changes)
}

export function changeNames(changes: Partial<Names>): void {
  useAuthDrafts.setState(({ names }) => ({ names: { ...names, ...changes } }))
}

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
