import { Controls, Description, DocsContext, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import type { FlowStep } from '../flows/flow-story'
import { Steps, StoryFrame } from './steps'

type Told = { docs?: { description?: { story?: string } }; screen?: object; flow?: readonly FlowStep[] }

/** How far a part is, by the tag of its stories: `draft`, `deprecated`, or neither. */
function statusOf(tags: readonly string[] = []): string {
  if (tags.includes('draft')) return 'Draft: it may still change.'
  return tags.includes('deprecated') ? 'Deprecated: new screens do not use it.' : 'Ready: screens use it.'
}

/** The page of a part shows all its stories; that of a screen one at a time; that of a flow its steps. */
export default function DocsPage() {
  const stories = useContext(DocsContext).componentStories()
  const told = stories.map(({ id, name, parameters }) => ({ id, name, ...(parameters as Told) }))
  const [flow] = told.filter((each) => each.flow)
  if (flow?.flow)
    return (
      <>
        <Title />
        <StoryFrame id={flow.id} title={flow.name} />
        <ol>
          {flow.flow.map(({ title, who, text }) => (
            <li key={title}>
              <strong>
                {who}: {title}.
              </strong>{' '}
              {text}
            </li>
          ))}
        </ol>
      </>
    )
  if (!told.some(({ screen }) => screen))
    return (
      <>
        <Title />
        <Subtitle />
        <p>{statusOf(stories[0]?.tags)}</p>
        <Description />
        <Primary />
        <Controls />
        <Stories />
      </>
    )
  return (
    <>
      <Title />
      <Steps steps={told.map(({ id, name, docs }) => ({ story: id, title: name, text: docs?.description?.story }))} />
    </>
  )
}
