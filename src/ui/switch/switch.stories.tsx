import type { Meta, StoryObj } from '@storybook/react-vite'
import { Switch } from './switch'

const meta = { title: 'UI/Switch', component: Switch } satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = { args: { label: 'Show my phone number' } }
export const On: Story = { args: { label: 'Show my phone number', defaultChecked: true } }
export const WithHint: Story = {
  args: { label: 'Daily digest', hint: 'One message each morning with new homes.', defaultChecked: true },
}
export const Disabled: Story = { args: { label: 'Push messages', hint: 'Your browser blocks them.', disabled: true } }
