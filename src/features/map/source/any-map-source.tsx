import { useLayoutEffect, useState } from 'react'
import { CodeError } from '@/lib/load-code'
import { useEngine } from '@/listing/search/engine'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import type { MapSource, MapSourceProps, ServerMapSourceProps } from './map-source'
import { usePageMapSource } from './page-map-source'

const ServerMapSource = lazyPart(() => import('./server-map-source').then((module) => module.ServerMapSource), {
  failed: ({ again }, { tell }: ServerMapSourceProps) => <NoCode again={again} tell={tell} />,
})

/**
 * The results of the engine that can find them. The code of the server's loads when a list is too large; it stands beside what it
 * gives its results to, so that nobody loses the focus by then.
 */
export function AnyMapSource({ children, ...props }: MapSourceProps) {
  const onServer = useEngine() === 'server'
  const page = usePageMapSource(props, !onServer)
  const [told, tell] = useState<Partial<MapSource>>({})
  const nothing = { ...page, known: false, emptyMarket: false, error: null, fetching: true }
  return (
    <>
      {onServer ? <ServerMapSource {...props} tell={tell} /> : null}
      {children(onServer ? { ...nothing, ...told } : page)}
    </>
  )
}

/** The code could not be loaded; `again` loads it anew. */
function NoCode({ again, tell }: Pick<ServerMapSourceProps, 'tell'> & { again: () => void }) {
  useLayoutEffect(() => {
    tell({ error: new CodeError(), fetching: false, retry: again })
    return () => tell({})
  }, [again, tell])
  return null
}
