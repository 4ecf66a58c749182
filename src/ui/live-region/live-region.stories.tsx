import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@/ui/button/button'
import { announce } from './announce'
import { LiveHost } from './live-host'

const meta = { title: 'UI/Live region', component: LiveHost } satisfies Meta
export default meta
type Story = StoryObj

export const Default: Story = {
  render: () => (
    <>
      <Button variant="outline" onClick={() => announce('31 Properties for Sale')}>
        Say the count
      </Button>
      <LiveHost />
    </>
  ),
}
