import { useEffect, useState } from 'react'
import { create } from 'zustand'

/** Longest wait for the first pictures, in ms. */
const PATIENCE = 2_500

/** First pictures that are still loading. */
const useAwaited = create<{ marks: readonly symbol[] }>()(() => ({ marks: [] }))

/** The `first` pictures load at once, the others once those have loaded, failed or timed out. */
export function useImagePriority(first: boolean): { mayGo: boolean; settled: () => void } {
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
