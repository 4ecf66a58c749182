import { QueryClient } from '@tanstack/react-query'
import { scenarioById } from '@mocks/scenarios/catalog'
import { createAppRouter } from '@/app/router'
import { DocsTable } from './docs-table'
import { StoryLink } from './steps'
import {
  inWords,
  nameAmong,
  screensOf,
  STATES,
  storiesByRoute,
  type ScreenAt,
  type StoryModule,
} from './stories-by-route'

const modules = import.meta.glob<StoryModule>('../../src/{features,shell}/**/*.stories.tsx', { eager: true })

function Links({ screens }: { screens: readonly ScreenAt[] }) {
  return screens.map((screen, at) => (
    <span key={screen.id}>
      {at > 0 ? ', ' : ''}
      <StoryLink id={screen.id}>{nameAmong(screen, screens)}</StoryLink>
    </span>
  ))
}

/** Every route with the stories that open it, by state, made from the router and the stories themselves. */
export function RouteTable() {
  const routes = Object.keys(createAppRouter(new QueryClient(), '/').routesByPath)
  const screens = screensOf(Object.values(modules), scenarioById)
  return (
    <DocsTable head={['Route', 'Stories', 'Seen by']} wide>
      {storiesByRoute(routes, screens).map(({ route, screens: here }) => (
        <tr key={route} style={{ verticalAlign: 'top' }}>
          <th scope="row" style={{ textAlign: 'start' }}>
            <code>{route}</code>
          </th>
          <td>{here.length === 0 ? 'leads to another route' : <States screens={here} />}</td>
          <td>{[...new Set(here.map(({ persona }) => persona))].join(', ')}</td>
        </tr>
      ))}
    </DocsTable>
  )
}

/** The stories of the states that every screen names alike, the states that no story shows, and the other stories folded. */
function States({ screens }: { screens: readonly ScreenAt[] }) {
  const of = (state: string | undefined) => screens.filter((each) => stateOf(each) === state)
  const without = STATES.filter((state) => of(state).length === 0)
  const further = of(undefined)
  return (
    <>
      <Links screens={STATES.flatMap(of)} />
      {without.length > 0 ? (
        <span style={{ display: 'block' }}>
          Without: {without.map((state) => inWords(state).toLowerCase()).join(', ')}
        </span>
      ) : null}
      {further.length > 0 ? (
        <details>
          <summary>{further.length} further</summary>
          <Links screens={further} />
        </details>
      ) : null}
    </>
  )
}

/** 'DebugPropertyError' is an Error too. */
function stateOf({ name, mobile }: ScreenAt) {
  return mobile ? 'Mobile' : STATES.find((state) => name.endsWith(state))
}
