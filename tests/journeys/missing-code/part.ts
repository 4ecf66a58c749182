import type { Locator, Page } from '@playwright/test'

/** A part of a screen whose code loads late. */
export type Part = {
  path: string
  /** Late parts that it lies in: their files are there. */
  within?: readonly string[]
  visitor?: true
  /** E-mail address of a demo account; the verified one by default. */
  as?: string
  administrator?: true
  phone?: true
  /** The backend refuses the whole list, so that the screens search on the server. */
  tooLarge?: true
  /** Brings the part to where it is needed. */
  opens: (page: Page) => Promise<unknown>
  /** What the place of the part says. A toast has no button of its own: the press is repeated. */
  says: RegExp
  again?: RegExp
  /** Shown when the code is back. */
  shows: (page: Page) => Locator
  /** What was typed before is still there. */
  keeps?: (page: Page) => Promise<void>
}

export const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click()
export const pinField = (page: Page) => page.getByRole('group', { name: 'Pin on the map' })
export const COULD_NOT = /could not be loaded/
export const TRY_AGAIN = /^Try Again$/
