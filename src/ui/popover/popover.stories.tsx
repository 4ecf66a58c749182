import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@/ui/button/button'
import { Popover } from './popover'

const meta = { title: 'UI/Popover', component: Popover } satisfies Meta
export default meta
type Story = StoryObj

export const Default: Story = {
  render: () => (
    <Popover label="Share this home" trigger={<Button variant="outline">Share Property</Button>}>
      <p className="mb-3">Anyone with the link can see this listing.</p>
      <Button size="small">Copy link</Button>
    </Popover>
  ),
}
