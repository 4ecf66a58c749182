import { Controls, Description, DocsContext, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { Steps } from './steps'

type Told = { docs?: { description?: { story?: string } }; screen?: object }

/** The page of a part shows all its stories; that of a screen one at a time. */
export default function DocsPage() {
  const stories = useContext(DocsContext).componentStories()
  const screens = stories.filter(({ parameters }) => (parameters as Told).screen)
  if (screens.length === 0)
    return (
      <>
        <Title />
        <Subtitle />
        <Description />
        <Primary />
        <Controls />
        <Stories />
      </>
    )
  return (
    <>
      <Title />
      <Steps
        steps={stories.map(({ id, name, parameters }) => ({
          story: id,
          title: name,
          text: (parameters as Told).docs?.description?.story,
        }))}
      />
    </>
  )
}
