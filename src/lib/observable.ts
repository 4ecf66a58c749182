type Observable<T> = {
  get: () => T
  set: (next: T) => void
  subscribe: (tell: () => void) => () => void
}

/** A value that tells its subscribers when it is set; `get` and `subscribe` fit `useSyncExternalStore`. */
export function observable<T>(initial: T): Observable<T> {
  let value = initial
  const subscribers = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      value = next
      for (const tell of subscribers) tell()
    },
    subscribe: (tell) => {
      subscribers.add(tell)
      return () => void subscribers.delete(tell)
    },
  }
}
