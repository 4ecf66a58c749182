import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react'
import { isSignedIn, useStoredUser } from '../session'

/** In memory: signing in does not reload the page. */
const kept = new Map<string, unknown>()

/**
 * State of a form that survives the end of the session: the form that opens with the same name after the same user has signed
 * in again starts with it. Leaving the form in any other way forgets it. Never for passwords.
 */
export function useKeptInput<T>(name: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const [key] = useState(() => `${useStoredUser.getState().value?.id}:${name}`)
  const [value, setValue] = useState<T>(() => {
    if (kept.has(key)) return kept.get(key) as T
    return initial
  })
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  useEffect(
    () => () => {
      if (isSignedIn()) kept.delete(key)
      else kept.set(key, latest.current)
    },
    [key],
  )
  return [value, setValue]
}

export function forgetKeptInput(): void {
  kept.clear()
}
