import { create } from 'zustand'
import { chooseCountry, chooseRegion, DEFAULT_PLACE, type Place } from './email-register/places'

type Drafts = {
  /** E-mail address, username or mobile number to log in with. */
  identifier: string
  place: Place
  /** E-mail address to register with. */
  email: string
}

const EMPTY: Drafts = { identifier: '', place: DEFAULT_PLACE, email: '' }

/** What was typed into the auth modal, so that closing it by accident or changing the mode loses nothing. Never a password. */
export const useAuthDrafts = create<Drafts>()(() => EMPTY)

export function changeDrafts(changes: Partial<Drafts>): void {
  useAuthDrafts.setState(changes)
}

export function changeCountry(country: string): void {
  useAuthDrafts.setState({ place: chooseCountry(country) })
}

export function changeRegion(region: string): void {
  useAuthDrafts.setState(({ place }) => ({ place: chooseRegion(place, region) }))
}

export function forgetDrafts(): void {
  useAuthDrafts.setState(EMPTY)
}
