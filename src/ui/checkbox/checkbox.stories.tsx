import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './checkbox'

const meta = { title: 'UI/Checkbox', component: Checkbox } satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { label: 'Pet friendly' } }
export const Checked: Story = { args: { label: 'Pool', defaultChecked: true, count: 12 } }
export const WithHint: Story = {
  args: { label: 'Smart Home Features', hint: 'Locks, lights or cooling you can steer by phone.' },
}
export const WithError: Story = { args: { label: 'I accept the terms', error: 'Accept the terms to go on.' } }
export const Disabled: Story = { args: { label: 'Basement', disabled: true, count: 0 } }
