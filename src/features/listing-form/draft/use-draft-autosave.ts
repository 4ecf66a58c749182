import { useCallback, useEffect, useRef, useState } from 'react'
import { serverNow } from '@/api/server-clock'
import type { ListingForm } from '../listing-form'
import { photosInWork, type PhotoListStore } from '../photos/photo-list-store'
import { holdDraft } from './draft-in-use'
import { forgetDraft, keepDraft, type Draft } from './draft-store'

const REST_MS = 500

export type Autosave = {
  savedAt: number | null
  failed: boolean
}

const NOT_YET: Autosave = { savedAt: null, failed: false }

export function useDraftAutosave(
  owner: string,
  id: string,
  form: ListingForm,
  photoList: PhotoListStore,
  changed: boolean,
  origin?: Draft['origin'],
): Autosave {
  const [autosave, setAutosave] = useState<Autosave>(NOT_YET)
  const wanted = useRef(changed)
  // Writes run one after the other, so a slow one cannot overwrite a later one.
  const writing = useRef(Promise.resolve())
  const changes = useRef(0)
  const from = useRef(origin)

  const write = useCallback(() => {
    const state = photoList.getState()
    const { photos, cover } = state
    const whole = photosInWork(state) === 0
    const written = changes.current
    const savedAt = serverNow()
    const draft = {
      savedAt,
      values: structuredClone(form.getValues()),
      photos: photos.map(({ id, name, stored, src, plan }) => ({ id, name, plan, ...(stored ? { src } : {}) })),
      cover,
      ...(from.current ? { origin: from.current } : {}),
    }
    const files = photos.flatMap(({ id, name, file }) => (file ? [{ id, name, file }] : []))
    writing.current = writing.current
      .then(() => keepDraft(owner, id, draft, files))
      .then(
        () => setAutosave({ savedAt: whole && written === changes.current ? savedAt : null, failed: false }),
        () => setAutosave((before) => ({ ...before, failed: true })),
      )
  }, [owner, id, form, photoList])

  useEffect(() => {
    const was = wanted.current
    wanted.current = changed
    if (was && !changed) {
      writing.current = writing.current.then(() => forgetDraft(owner, id)).then(() => setAutosave(NOT_YET))
    }
  }, [owner, id, changed])

  useEffect(() => {
    const before = from.current
    from.current = origin
    if (before !== origin && wanted.current) write()
  }, [origin, write])

  useEffect(() => holdDraft(owner, id), [owner, id])

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
      setAutosave((before) => (before.savedAt === null ? before : { ...before, savedAt: null }))
      clearTimeout(timer)
      timer = setTimeout(now, REST_MS)
    }
    const hidden = () => {
      if (document.visibilityState === 'hidden') now()
    }
    const stops = [form.subscribe({ formState: { values: true }, callback: soon }), photoList.subscribe(soon)]
    window.addEventListener('pagehide', now)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      for (const stop of stops) stop()
      window.removeEventListener('pagehide', now)
      document.removeEventListener('visibilitychange', hidden)
      now()
    }
  }, [form, photoList, write])
  return autosave
}
