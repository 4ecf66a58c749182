import { createElement, useEffect } from 'react'
import { CodeError } from '@/lib/load-code'
import { useEngine } from '@/listing/search/engine'
import { lazyModule } from '@/ui/lazy-module/lazy-module'
import { useResults } from '../state/use-results'
import { PageSource } from './page-source'
import type { SourceProps } from './source'

const server = lazyModule(() => import('./server-source').then((module) => module.ServerSource))

/** The results of the engine that can find them. The code of the server's loads when a list is too large. */
export function AnySource(props: SourceProps) {
  return useEngine() === 'server' ? <LazyServerSource {...props} /> : <PageSource {...props} />
}

function LazyServerSource(props: SourceProps) {
  const state = server.useState()
  useEffect(() => void server.prepare(), [])
  // Not JSX: a component from a hook would look as if it were created on each render.
  return state.is === 'loaded' ? (
    createElement(state.code, props)
  ) : (
    <Waiting {...props} failed={state.is === 'failed'} />
  )
}

function Waiting({ search, children, failed }: SourceProps & { failed: boolean }) {
  const found = useResults(undefined, search)
  const retry = () => void server.prepare()
  return children({
    found,
    known: false,
    rendered: false,
    error: failed ? new CodeError() : null,
    fetching: !failed,
    retry,
  })
}
