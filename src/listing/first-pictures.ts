import { useEffect, useState } from 'react'
import { create } from 'zustand'

/** A first picture that takes longer than this, in milliseconds, keeps the others waiting no more. */
const PATIENCE = 2_500

/** The first pictures that are still on their way. */
const useAwaited = create<{ marks: readonly symbol[] }>()(() => ({ marks: [] }))

/**
 * On a slow line pictures share what there is, and the one that is looked at comes last. So the first of a screen go ahead (`first`),
 * and the others wait until those are there, cannot be had, or take too long. A picture that was let go stays so.
 * `settled` is to be called when the picture is there, or is known to be missing.
 */
export function useTurn(first: boolean): { mayGo: boolean; settled: () => void } {
  const [mark] = useState(() => Symbol('picture'))
  const free = useAwaited(({ marks }) => marks.length === 0) || first
  const [mayGo, setMayGo] = useState(free)
  if (free && !mayGo) setMayGo(true)
  useEffect(() => {
    if (!first) return undefined
    useAwaited.setState(({ marks }) => ({ marks: [...marks, mark] }))
    const timer = setTimeout(() => settle(mark), PATIENCE)
    return () => {
      clearTimeout(timer)
      settle(mark)
    }
  }, [first, mark])
  return { mayGo, settled: () => settle(mark) }
}

function settle(mark: symbol) {
  useAwaited.setState((state) =>
    state.marks.includes(mark) ? { marks: state.marks.filter((each) => each !== mark) } : state,
  )
}
