import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Adds what jsdom lacks to draw pictures. Every file except 'broken' can be decoded; the result is a JPEG of a few bytes.
 * There is no worker, so the page draws, as in a browser without OffscreenCanvas.
 */
export function drawPictures(): void {
  beforeEach(() => {
    const decode = async (file: Blob) => {
      if ((await file.text()).includes('broken')) throw new Error('InvalidStateError')
      return { width: 4000, height: 3000, close: () => {} } as ImageBitmap
    }
    vi.stubGlobal('createImageBitmap', decode)
    const context = { fillRect: () => {}, drawImage: () => {} }
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
      // A form's map paints nothing: the context has only what drawing a picture takes.
      return this.closest('.leaflet-container') ? null : (context as never)
    })
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) =>
      give(new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' })),
    )
  })
  afterEach(() => void vi.unstubAllGlobals())
}
