import { CodeError } from '@/lib/load-code'
import { useEngine } from '@/listing/search/engine'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { useResults } from '../state/use-results'
import { PageSource } from './page-source'
import type { SourceProps } from './source'

const ServerSource = lazyPart(() => import('./server-source').then((module) => module.ServerSource), {
  waiting: (props: SourceProps) => <Waiting {...props} again={null} />,
  failed: ({ again }, props) => <Waiting {...props} again={again} />,
})

/** The results of the engine that can find them. The code of the server's loads when a list is too large. */
export function AnySource(props: SourceProps) {
  return useEngine() === 'server' ? <ServerSource {...props} /> : <PageSource {...props} />
}

/** Nothing is known yet. `again` loads the code anew where that failed. */
function Waiting({ search, children, again }: SourceProps & { again: (() => void) | null }) {
  const found = useResults(undefined, search)
  return children({
    found,
    known: false,
    rendered: false,
    error: again ? new CodeError() : null,
    fetching: again === null,
    retry: again ?? ignore,
  })
}

const ignore = () => {}
