import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'
import { drawPictures } from '@tests/helpers/drawn-pictures'
import { openApp } from '@tests/helpers/open-app'
import { forgetDraft, readDraft } from './draft/draft-store'

// jsdom is slow with a form this long.
export const PATIENT = { timeout: 40_000 }
vi.setConfig({ testTimeout: 90_000 })
export const LIST = '/dashboard/list-property'
/** Noel, who may list. */
export const OWNER = '102'

export type Opened = Awaited<ReturnType<typeof openApp>>

/** A readable photo, unless its content is 'broken'. */
export function photoFile(name: string, text = 'picture'): File {
  return new File([text], name, { type: 'image/jpeg' })
}

/** Lets the form draw pictures, and begins without drafts. */
export function drawPicturesInTests(): void {
  drawPictures()
  beforeEach(() => forgetDrafts())
}

/** Forgets Noel's drafts, of new listings and of edits of the first one: files share a document and what it keeps. */
export async function forgetDrafts(): Promise<void> {
  for (const listing of [undefined, '1'])
    for (let draft = await readDraft(OWNER, listing); draft; draft = await readDraft(OWNER, listing))
      await forgetDraft(OWNER, draft.id)
}

/** Opens the form as Noel, with its defaults. */
export async function openForm(scenario = 'list-property'): Promise<Opened> {
  const app = await openApp(LIST, { scenario })
  await screen.findByLabelText('Title', {}, PATIENT)
  return app
}

// By label and text: role queries on this form take jsdom a second each.
export const field = (name: string) => screen.getByLabelText(name)
export const submitButton = () => screen.getByText('List Property', { selector: 'button' })
/** The accessible names of the photos, in order. */
export const photoTiles = () =>
  screen.queryAllByLabelText(/^Photo \d+ of/).map((tile) => tile.getAttribute('aria-label') ?? '')

/** Chooses files and ignores `accept`, as dropping does. */
export function addPhotos(...files: File[]) {
  fireEvent.change(screen.getByLabelText('Photos to add'), { target: { files } })
}

// Plain events: user-event is slow on a page of this size.
export function typeIn(name: string, value: string) {
  fireEvent.change(field(name), { target: { value } })
  fireEvent.blur(field(name))
}

export const send = () => fireEvent.click(submitButton())

/** Fills in the required fields, and what else seekers ask first. */
export function fillIn(title = 'Corner house in Jaro', price = '4.2M') {
  typeIn('Title', title)
  typeIn('Price', price)
  typeIn('Floor area', '120')
  fillInPlace()
  addPhotos(photoFile('front.jpg'))
}

export function fillInPlace() {
  typeIn('Street address', '12 Lopez Jaena Street, Jaro')
  typeIn('City', 'Iloilo City')
  typeIn('Latitude', '10.7246')
  typeIn('Longitude', '122.557')
}

/** The current texts of alerts and status lines. */
export function saidNow(): string[] {
  return [...document.querySelectorAll('[role="alert"], [role="status"]')].flatMap((region) =>
    [region, ...region.querySelectorAll('*')].map(({ textContent }) => textContent ?? ''),
  )
}
