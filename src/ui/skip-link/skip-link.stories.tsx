import type { Meta, StoryObj } from '@storybook/react-vite'
import { SkipLink } from './skip-link'

const meta = { title: 'UI/Skip link', component: SkipLink } satisfies Meta
export default meta
type Story = StoryObj

export const Default: Story = {
  render: () => (
    <>
      <SkipLink target="story-main" />
      <p>Press Tab to see it.</p>
      <div id="story-main" tabIndex={-1}>
        The main content.
      </div>
    </>
  ),
}
