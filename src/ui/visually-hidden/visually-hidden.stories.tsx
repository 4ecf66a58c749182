import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './visually-hidden'

const meta = { title: 'UI/VisuallyHidden', component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: () => (
    <p>
      There is more here for screen readers.
      <VisuallyHidden> Only they read this.</VisuallyHidden>
    </p>
  ),
}
