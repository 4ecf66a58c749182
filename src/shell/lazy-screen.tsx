import { useEffect, type ComponentType } from 'react'
import { screenIsThere } from '@/lib/screen-there'
import { lazyPart, type LazyPart } from '@/ui/lazy-module/lazy-part'
import { PartFailed } from '@/ui/lazy-module/part-failed'
import { PendingPage } from './pending-page'
import { t } from '@/words/words'

/** Replaces the router's function (`src/build/lazy-routes.ts`): missing code is said below the header. */
export function lazyRouteComponent<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPart<object> {
  const Part = lazyPart(() => load().then((module) => module[name]), {
    waiting: <PendingPage />,
    failed: (retry) => <PartFailed {...retry} level={1} title={t('This screen could not be loaded')} />,
  })
  function Screen() {
    useEffect(screenIsThere, [])
    return <Part />
  }
  Screen.preload = Part.preload
  return Screen
}
