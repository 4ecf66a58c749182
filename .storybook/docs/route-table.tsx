import { QueryClient } from '@tanstack/react-query'
import { scenarioById } from '@mocks/scenarios/catalogue'
import { createAppRouter } from '@/app/router'
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
    <table>
      <thead>
        <tr>
          <th scope="col">Route</th>
          {STATES.map((state) => (
            <th key={state} scope="col">
              {inWords(state)}
            </th>
          ))}
          <th scope="col">Further</th>
          <th scope="col">Seen by</th>
        </tr>
      </thead>
      <tbody>
        {storiesByRoute(routes, screens).map(({ route, screens: here }) => (
          <tr key={route} style={{ verticalAlign: 'top' }}>
            <th scope="row">
              <code>{route}</code>
            </th>
            {STATES.map((state) => (
              <td key={state}>
                <Links screens={here.filter((each) => stateOf(each) === state)} />
              </td>
            ))}
            <td>
              {here.length === 0 ? 'leads to another route' : null}
              <Links screens={here.filter((each) => !stateOf(each))} />
            </td>
            <td>{[...new Set(here.map(({ persona }) => persona))].join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** 'DebugPropertyError' is an Error too. */
function stateOf({ name, mobile }: ScreenAt) {
  return mobile ? 'Mobile' : STATES.find((state) => name.endsWith(state))
}
