import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '@/ui/button/link-button'
import { Tooltip } from './tooltip'

const meta = { title: 'UI/Tooltip' } satisfies Meta
export default meta
type Story = StoryObj

export const Default: Story = {
  render: () => (
    <Tooltip text="Approximate, at ₱56.50 to the dollar">
      <LinkButton>$221,239</LinkButton>
    </Tooltip>
  ),
}
