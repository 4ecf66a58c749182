import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react'
import { isRecord } from '@/domain/wire-values'
import { isSignedIn, useStoredUser } from '../session'
import { parseJson, storedValue } from '../storage/stored-value'

/** In memory: signing in does not reload the page. */
const kept = new Map<string, unknown>()

/** What forms of this tab keep over a reload, by user and form. */
const useTyped = storedValue<Readonly<Record<string, unknown>>>({
  key: 'proventous:typed',
  read: (text) => {
    const raw = parseJson(text)
    return isRecord(raw) ? raw : {}
  },
  write: (typed) => (Object.keys(typed).length > 0 ? JSON.stringify(typed) : null),
})

/** `undefined` forgets it. */
function store(key: string, value: unknown): void {
  const { current, update } = useTyped.getState()
  if (value === undefined && !Object.hasOwn(current(), key)) return
  update(({ [key]: _, ...others }) => (value === undefined ? others : { ...others, [key]: value }))
}

/** The same user finds the form after signing in again, with `read` after a reload too. Never for passwords. */
export function useKeptInput<T>(
  name: string,
  initial: T,
  read?: (stored: unknown) => T,
): [T, Dispatch<SetStateAction<T>>] {
  const [key] = useState(() => `${useStoredUser.getState().value?.id}:${name}`)
  const [start] = useState(initial)
  const [value, setValue] = useState<T>(() => {
    if (kept.has(key)) return kept.get(key) as T
    const stored = useTyped.getState().current()
    return read && Object.hasOwn(stored, key) ? read(stored[key]) : initial
  })
  const overReload = read !== undefined
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
    if (overReload) store(key, JSON.stringify(value) === JSON.stringify(start) ? undefined : value)
  }, [key, value, start, overReload])
  useEffect(
    () => () => {
      if (!isSignedIn()) return void kept.set(key, latest.current)
      kept.delete(key)
      store(key, undefined)
    },
    [key],
  )
  return [value, setValue]
}

export function forgetKeptInput(): void {
  kept.clear()
  useTyped.getState().set({})
}
