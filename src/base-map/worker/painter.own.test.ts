import { beforeEach, expect, it, vi } from 'vitest'
import { LIGHT_PALETTE } from '../palette'
import type { PaintJob } from './paint-job'

const JOB: PaintJob = {
  what: 'ground',
  view: { zoom: 13, left: 0, top: 0, width: 512, height: 512 },
  ratio: 1,
  palette: LIGHT_PALETTE,
}

/** A worker that only hears; the test answers for it. */
class Stage extends EventTarget {
  static last: Stage
  readonly heard: object[] = []
  constructor() {
    super()
    Stage.last = this
  }
  postMessage(message: object) {
    this.heard.push(message)
  }
  answer(id: number, picture: ImageBitmap) {
    this.dispatchEvent(new MessageEvent('message', { data: { id, picture } }))
  }
}

const paintHere = vi.hoisted(() => vi.fn<() => Promise<boolean>>())
vi.mock('./paint-here', () => ({ paintHere }))

const bitmap = () => ({ width: 512, height: 512, close: vi.fn<() => void>() })
const shown = vi.fn<(picture: ImageBitmap) => void>()
const never = new AbortController().signal

/** The painter of a page that was just opened. */
async function freshPainter() {
  vi.resetModules()
  return import('./painter')
}

beforeEach(() => {
  vi.stubGlobal('Worker', Stage)
  vi.stubGlobal('OffscreenCanvas', vi.fn<() => void>())
  vi.stubGlobal('FontFace', vi.fn<() => void>())
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ transferFromImageBitmap: shown } as never)
  shown.mockReset()
  paintHere.mockReset().mockResolvedValue(true)
  return () => vi.unstubAllGlobals()
})

it('tells the worker of the typeface and the job, and shows what it paints', async () => {
  const { showPainted } = await freshPainter()
  const canvas = document.createElement('canvas')
  const done = showPainted(canvas, JOB, never)
  expect(Stage.last.heard).toEqual([
    { typeface: expect.objectContaining({ family: 'Plus Jakarta Sans', url: expect.stringMatching(/^http.*woff2/) }) },
    { id: 1, job: JOB },
  ])
  const picture = bitmap()
  Stage.last.answer(1, picture)
  expect(await done).toBe(true)
  expect(canvas).toMatchObject({ width: 512, height: 512 })
  expect(shown).toHaveBeenCalledWith(picture)
  expect(paintHere).not.toHaveBeenCalled()
})

it('calls a job off, and lets go of a picture that comes all the same', async () => {
  const { showPainted } = await freshPainter()
  const abort = new AbortController()
  const done = showPainted(document.createElement('canvas'), JOB, abort.signal)
  abort.abort()
  expect(await done).toBe(false)
  expect(Stage.last.heard.at(-1)).toEqual({ cancel: 1 })
  const picture = bitmap()
  Stage.last.answer(1, picture)
  expect(picture.close).toHaveBeenCalledOnce()
  expect(shown).not.toHaveBeenCalled()
})

it('shows nothing that was called off between its arrival and its turn', async () => {
  const { showPainted } = await freshPainter()
  const abort = new AbortController()
  const done = showPainted(document.createElement('canvas'), JOB, abort.signal)
  const picture = bitmap()
  Stage.last.answer(1, picture)
  abort.abort()
  expect(await done).toBe(false)
  expect(picture.close).toHaveBeenCalledOnce()
  expect(shown).not.toHaveBeenCalled()
})

it('asks nobody for what was called off before', async () => {
  const { showPainted } = await freshPainter()
  expect(await showPainted(document.createElement('canvas'), JOB, AbortSignal.abort())).toBe(false)
  expect(Stage.last.heard.filter((message) => 'job' in message)).toEqual([])
  expect(paintHere).not.toHaveBeenCalled()
})

it('paints in the page what a worker owes that cannot load', async () => {
  const { showPainted } = await freshPainter()
  const canvas = document.createElement('canvas')
  const done = showPainted(canvas, JOB, never)
  Stage.last.dispatchEvent(new Event('error'))
  expect(await done).toBe(true)
  expect(paintHere).toHaveBeenCalledWith(canvas, JOB, never)
})

it('paints in the page where there is no worker', async () => {
  vi.stubGlobal('OffscreenCanvas', undefined)
  const { showPainted } = await freshPainter()
  expect(await showPainted(document.createElement('canvas'), JOB, never)).toBe(true)
  expect(paintHere).toHaveBeenCalledOnce()
})
