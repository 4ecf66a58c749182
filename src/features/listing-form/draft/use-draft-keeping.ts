import { useCallback, useEffect, useRef, useState } from 'react'
import { serverNow } from '@/api/server-clock'
import type { ListingForm } from '../listing-form'
import { photosInWork, type PhotoShelf } from '../photos/photo-shelf'
import { forgetDraft, keepDraft } from './draft-store'

/** How long typing rests before it is kept; leaving the page keeps at once. */
const REST_MS = 500

export type Keeping = {
  /** When all of it was kept, in milliseconds since 1970; null as long as something newer, or a photo in work, is not. */
  savedAt: number | null
  /** The browser's storage is full or closed. */
  failed: boolean
}

const NOT_YET: Keeping = { savedAt: null, failed: false }

/**
 * Keeps the form and its photos as a draft while there is something to keep (`changed`), and forgets the draft once there is
 * not: after sending, or when everything was taken back.
 */
export function useDraftKeeping(owner: string, form: ListingForm, shelf: PhotoShelf, changed: boolean): Keeping {
  const [keeping, setKeeping] = useState<Keeping>(NOT_YET)
  const wanted = useRef(changed)
  // One write after the other, so that a slow earlier one never ends up over a later one.
  const writing = useRef(Promise.resolve())
  const changes = useRef(0)

  const write = useCallback(() => {
    const state = shelf.getState()
    const { photos, cover } = state
    const whole = photosInWork(state) === 0
    const written = changes.current
    const savedAt = serverNow()
    const draft = {
      savedAt,
      values: structuredClone(form.getValues()),
      photos: photos.map(({ id, name }) => ({ id, name })),
      cover,
    }
    const files = photos.flatMap(({ id, name, file }) => (file ? [{ id, name, file }] : []))
    writing.current = writing.current
      .then(() => keepDraft(owner, draft, files))
      .then(
        () => setKeeping({ savedAt: whole && written === changes.current ? savedAt : null, failed: false }),
        () => setKeeping((before) => ({ ...before, failed: true })),
      )
  }, [owner, form, shelf])

  useEffect(() => {
    const was = wanted.current
    wanted.current = changed
    if (was && !changed) {
      writing.current = writing.current.then(() => forgetDraft(owner)).then(() => setKeeping(NOT_YET))
    }
  }, [owner, changed])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const now = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      if (wanted.current) write()
    }
    const soon = () => {
      changes.current += 1
      setKeeping((before) => (before.savedAt === null ? before : { ...before, savedAt: null }))
      clearTimeout(timer)
      timer = setTimeout(now, REST_MS)
    }
    const hidden = () => {
      if (document.visibilityState === 'hidden') now()
    }
    const stops = [form.subscribe({ formState: { values: true }, callback: soon }), shelf.subscribe(soon)]
    window.addEventListener('pagehide', now)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      for (const stop of stops) stop()
      window.removeEventListener('pagehide', now)
      document.removeEventListener('visibilitychange', hidden)
      now()
    }
  }, [form, shelf, write])
  return keeping
}
