import { createElement, useEffect } from 'react'
import { CodeError } from '@/lib/load-code'
import { useEngine } from '@/listing/search/engine'
import { lazyModule } from '@/ui/lazy-module/lazy-module'
import { useMapResults } from '../state/use-map-results'
import type { MapSourceProps } from './map-source'
import { PageMapSource } from './page-map-source'

const server = lazyModule(() => import('./server-map-source').then((module) => module.ServerMapSource))

/** The results of the engine that can find them. The code of the server's loads when a list is too large. */
export function AnyMapSource(props: MapSourceProps) {
  return useEngine() === 'server' ? <LazyServerSource {...props} /> : <PageMapSource {...props} />
}

function LazyServerSource(props: MapSourceProps) {
  const state = server.useState()
  useEffect(() => void server.prepare(), [])
  // Not JSX: a component from a hook would look as if it were created on each render.
  return state.is === 'loaded' ? (
    createElement(state.code, props)
  ) : (
    <Waiting {...props} failed={state.is === 'failed'} />
  )
}

function Waiting({ search, children, failed }: MapSourceProps & { failed: boolean }) {
  const results = useMapResults(undefined, search, null)
  return children({
    results,
    known: false,
    emptyMarket: false,
    error: failed ? new CodeError() : null,
    fetching: !failed,
    retry: () => void server.prepare(),
  })
}
