import type { Meta, StoryObj } from '@storybook/react-vite'
import { BackendProblemPage } from './backend-problem'

const meta = {
  title: 'Screens/Cannot start',
  component: BackendProblemPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackendProblemPage>

export default meta
type Story = StoryObj<typeof meta>

export const NoServiceWorker: Story = { args: { problem: 'navigator.serviceWorker is undefined' } }

export const LongText: Story = { args: { problem: 'SecurityError: the operation is insecure. '.repeat(12) } }
