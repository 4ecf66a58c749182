import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@/ui/button/button'
import { ErrorState } from './error-state'

const meta = { title: 'UI/Error state', component: ErrorState } satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    title: 'Error Loading Property',
    text: 'The server did not answer. Check your connection, then try again.',
    onRetry: () => undefined,
    actions: <Button variant="outline">Back to Properties</Button>,
  },
}
export const Retrying: Story = { args: { title: 'Error Loading Property', onRetry: () => undefined, retrying: true } }
export const NoRetry: Story = { args: { title: 'Property Not Found', text: 'It may have been taken down.' } }
