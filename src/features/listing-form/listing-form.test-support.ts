import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { takeNodeFiles } from '@tests/helpers/node-files'
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

/**
 * Adds what jsdom lacks to draw pictures. Every file except 'broken' can be decoded; the result is a JPEG of a few bytes.
 * There is no worker, so the page draws, as in a browser without OffscreenCanvas.
 */
export function drawPicturesInTests(): void {
  beforeAll(takeNodeFiles)
  beforeEach(async () => {
    for (let draft = await readDraft(OWNER); draft; draft = await readDraft(OWNER)) await forgetDraft(OWNER, draft.id)
    const decode = async (file: Blob) => {
      if ((await file.text()).includes('broken')) throw new Error('InvalidStateError')
      return { width: 4000, height: 3000, close: () => {} } as ImageBitmap
    }
    vi.stubGlobal('createImageBitmap', decode)
    const context = { fillRect: () => {}, drawImage: () => {} }
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
      // The form's map paints nothing: the context has only what drawing a picture takes.
      return this.closest('.leaflet-container') ? null : (context as never)
    })
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) =>
      give(new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' })),
    )
  })
  afterEach(() => void vi.unstubAllGlobals())
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

/** Fills in the required fields. */
export function fillIn(title = 'Corner house in Jaro', price = '4.2M') {
  typeIn('Title', title)
  typeIn('Price', price)
  addPhotos(photoFile('front.jpg'))
}

/** The current texts of alerts and status lines. */
export function saidNow(): string[] {
  return [...document.querySelectorAll('[role="alert"], [role="status"]')].flatMap((region) =>
    [region, ...region.querySelectorAll('*')].map(({ textContent }) => textContent ?? ''),
  )
}
