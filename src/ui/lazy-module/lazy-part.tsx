import { createElement, useEffect, type ComponentType, type ReactNode } from 'react'
import { lazyModule } from './lazy-module'

export type Retry = {
  /** Loads the part once more. */
  again: () => void
  /** It is being loaded once more: the button is busy. */
  retrying: boolean
}

type Places<P> = {
  /** Shown while the code loads. */
  waiting?: ReactNode | ((props: P) => ReactNode)
  /** Shown if the code could not be loaded. */
  failed: (retry: Retry, props: P) => ReactNode
}

/** Has its own place for a failed load, and tries again on demand and when the connection is back. */
export type LazyPart<P> = ComponentType<P> & { preload: () => Promise<void> }

/** Unlike `React.lazy` it keeps no failure: the failure shows in the place of the part. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { waiting = null, failed }: Places<P>,
): LazyPart<P> {
  const part = lazyModule(load)
  const again = () => void part.prepare()

  function Part(props: P) {
    const state = part.useState()
    useEffect(() => {
      again()
      window.addEventListener('online', again)
      return () => window.removeEventListener('online', again)
    }, [])
    // Not JSX: a component from a hook would look as if it were created on each render.
    if (state.is === 'loaded') return createElement(state.code, props)
    if (state.is === 'failed') return failed({ again, retrying: state.retrying }, props)
    return typeof waiting === 'function' ? waiting(props) : waiting
  }
  Part.preload = part.prepare
  return Part
}
