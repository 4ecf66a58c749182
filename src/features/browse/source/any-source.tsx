import { useLayoutEffect, useState } from 'react'
import { CodeError } from '@/lib/load-code'
import { useEngine } from '@/listing/search/engine'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { usePageSource } from './page-source'
import type { ServerSourceProps, Source, SourceProps } from './source'

const ServerSource = lazyPart(() => import('./server-source').then((module) => module.ServerSource), {
  failed: ({ again }, { tell }: ServerSourceProps) => <NoCode again={again} tell={tell} />,
})

/**
 * The results of the engine that can find them. The code of the server's loads when a list is too large; it stands beside what it
 * gives its results to, so that nobody who types by then loses the focus.
 */
export function AnySource({ search, children }: SourceProps) {
  const onServer = useEngine() === 'server'
  const page = usePageSource(search, !onServer)
  const [told, tell] = useState<Partial<Source>>({})
  const nothing = { ...page, known: false, rendered: false, error: null, fetching: true }
  return (
    <>
      {onServer ? <ServerSource search={search} tell={tell} /> : null}
      {children(onServer ? { ...nothing, ...told } : page)}
    </>
  )
}

/** The code could not be loaded; `again` loads it anew. */
function NoCode({ again, tell }: Pick<ServerSourceProps, 'tell'> & { again: () => void }) {
  useLayoutEffect(() => {
    tell({ error: new CodeError(), fetching: false, retry: again })
    return () => tell({})
  }, [again, tell])
  return null
}
