import { CodeError } from '@/lib/load-code'
import { useEngine } from '@/listing/search/engine'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { useMapResults } from '../state/use-map-results'
import type { MapSourceProps } from './map-source'
import { PageMapSource } from './page-map-source'

const ServerMapSource = lazyPart(() => import('./server-map-source').then((module) => module.ServerMapSource), {
  waiting: (props: MapSourceProps) => <Waiting {...props} again={null} />,
  failed: ({ again }, props) => <Waiting {...props} again={again} />,
})

/** The results of the engine that can find them. The code of the server's loads when a list is too large. */
export function AnyMapSource(props: MapSourceProps) {
  return useEngine() === 'server' ? <ServerMapSource {...props} /> : <PageMapSource {...props} />
}

/** Nothing is known yet. `again` loads the code anew where that failed. */
function Waiting({ search, children, again }: MapSourceProps & { again: (() => void) | null }) {
  const results = useMapResults(undefined, search, null)
  return children({
    results,
    known: false,
    emptyMarket: false,
    error: again ? new CodeError() : null,
    fetching: again === null,
    retry: again ?? ignore,
  })
}

const ignore = () => {}
