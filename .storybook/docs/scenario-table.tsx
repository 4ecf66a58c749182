import type { Scenario } from '../../mocks/scenarios/scenario'
import { screensOf, type StoryModule } from './stories-by-route'
import { StoryLink } from './steps'

const modules = import.meta.glob<StoryModule>('../../src/{features,shell}/**/*.stories.tsx', { eager: true })

/** Where `npm run dev` serves the product. */
const PRODUCT = import.meta.env.STORYBOOK_PRODUCT ?? 'http://localhost:5173'

/** The URL that opens the product on a scenario. */
const linkTo = ({ start, id }: Scenario) => `${start}${start.includes('?') ? '&' : '?'}scenario=${id}`

/** The catalog of scenarios: each opens as a story here, and in the product where it is served. */
export function ScenarioTable({ scenarios }: { scenarios: readonly Scenario[] }) {
  const known = (id: string) => scenarios.find((each) => each.id === id) ?? { persona: '', start: '' }
  const screens = screensOf(Object.values(modules), known)
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What to see</th>
          <th scope="col">As</th>
          <th scope="col">Story</th>
          <th scope="col">In the product</th>
        </tr>
      </thead>
      <tbody>
        {scenarios.map((scenario) => {
          const story = screens.find((each) => each.scenario === scenario.id)
          return (
            <tr key={scenario.id}>
              <td>
                <strong>{scenario.title}.</strong> {scenario.see}
              </td>
              <td>{scenario.persona}</td>
              <td>{story ? <StoryLink id={story.id}>Open the story</StoryLink> : null}</td>
              <td>
                <a href={PRODUCT + linkTo(scenario)} target="_blank" rel="noreferrer">
                  {linkTo(scenario)}
                </a>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
