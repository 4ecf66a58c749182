import type { Meta, StoryObj } from '@storybook/react-vite'
import { BackendProblemPage } from './backend-problem'

const meta = {
  title: 'Screens/Frame and help/Cannot start',
  component: BackendProblemPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackendProblemPage>

export default meta
type Story = StoryObj<typeof meta>

export const NoServiceWorker: Story = {
  args: { problem: { kind: 'worker', said: 'navigator.serviceWorker is undefined' } },
}

export const StorageBlocked: Story = {
  args: { problem: { kind: 'blocked', said: 'Access is denied for this document.' } },
}

export const StorageFull: Story = { args: { problem: { kind: 'full', said: 'The quota has been exceeded.' } } }

export const LongText: Story = {
  args: { problem: { kind: 'blocked', said: 'SecurityError: the operation is insecure. '.repeat(12) } },
}
