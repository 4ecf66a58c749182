/** Keeps what was made last, by key; the oldest goes first. */
export function keeper<Value>(most: number): (key: string, make: () => Value) => Value {
  const kept = new Map<string, Value>()
  return (key, make) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = make()
    if (kept.size >= most) kept.delete(kept.keys().next().value!)
    kept.set(key, made)
    return made
  }
}
