import { useEffect, type ComponentType } from 'react'
import { screenIsThere } from '@/lib/screen-there'
import { lazyPart, type LazyPart } from '@/ui/lazy-module/lazy-part'
import { PartFailed } from '@/ui/lazy-module/part-failed'
import { PendingPage } from './pending-page'

/**
 * A route's screen, loaded when it is first needed or when a link to it is near. It replaces the router's function of the same name
 * (`src/build/lazy-routes.ts`): a screen whose code is missing says so below the header, and the page never reloads by itself.
 */
export function lazyRouteComponent<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPart<object> {
  const Part = lazyPart(() => load().then((module) => module[name]), {
    waiting: <PendingPage />,
    failed: (retry) => <PartFailed {...retry} level={1} title="This screen could not be loaded" />,
  })
  function Screen() {
    useEffect(screenIsThere, [])
    return <Part />
  }
  Screen.preload = Part.preload
  return Screen
}
