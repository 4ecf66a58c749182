import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { takeNodeFiles } from '@tests/helpers/node-files'
import { openApp } from '@tests/helpers/open-app'
import { forgetDraft } from './draft/draft-store'

// A form this long takes jsdom its time on a busy machine.
export const PATIENT = { timeout: 40_000 }
vi.setConfig({ testTimeout: 90_000 })
export const LIST = '/dashboard/list-property'
/** Noel, who may list. */
export const OWNER = '102'

export type Opened = Awaited<ReturnType<typeof openApp>>

/** A photo that can be read; `broken` cannot. */
export function photoFile(name: string, text = 'picture'): File {
  return new File([text], name, { type: 'image/jpeg' })
}

/**
 * Fills in what jsdom lacks to draw pictures: every file can be decoded but those that say 'broken', and what is drawn is a JPEG
 * of a few bytes. No worker, so the page itself draws them, as it does in a browser that has no OffscreenCanvas.
 */
export function drawPicturesInTests(): void {
  beforeAll(takeNodeFiles)
  beforeEach(async () => {
    await forgetDraft(OWNER)
    const decode = async (file: Blob) => {
      if ((await file.text()).includes('broken')) throw new Error('InvalidStateError')
      return { width: 4000, height: 3000, close: () => {} } as ImageBitmap
    }
    vi.stubGlobal('createImageBitmap', decode)
    const context = { fillRect: () => {}, drawImage: () => {} }
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) =>
      give(new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' })),
    )
  })
  afterEach(() => void vi.unstubAllGlobals())
}

/** Opens the form as Noel, its defaults standing. */
export async function openForm(scenario = 'list-property'): Promise<Opened> {
  const app = await openApp(LIST, { scenario })
  await screen.findByLabelText('Title', {}, PATIENT)
  return app
}

// By label and text: reading the roles of a form this long takes jsdom a second each time.
export const field = (name: string) => screen.getByLabelText(name)
export const submitButton = () => screen.getByText('List Property', { selector: 'button' })
/** The names of the photos in their order, each with its place and whether it is the cover. */
export const photoTiles = () =>
  screen.queryAllByLabelText(/^Photo \d+ of/).map((tile) => tile.getAttribute('aria-label') ?? '')

/** Chooses files, whatever the input's `accept` says: dropped ones and other systems' dialogs do not ask it. */
export function addPhotos(...files: File[]) {
  fireEvent.change(screen.getByLabelText('Photos to add'), { target: { files } })
}

// Plain events: user-event looks through a page of this size for whatever might cover it, at each of its steps.
export function typeIn(name: string, value: string) {
  fireEvent.change(field(name), { target: { value } })
  fireEvent.blur(field(name))
}

export const send = () => fireEvent.click(submitButton())

/** What a listing needs at the least. */
export function fillIn(title = 'Corner house in Jaro', price = '4.2M') {
  typeIn('Title', title)
  typeIn('Price', price)
  addPhotos(photoFile('front.jpg'))
}

/** What the page says at this moment in its alerts and status lines. */
export function saidNow(): string[] {
  return [...document.querySelectorAll('[role="alert"], [role="status"]')].flatMap((region) =>
    [region, ...region.querySelectorAll('*')].map(({ textContent }) => textContent ?? ''),
  )
}
