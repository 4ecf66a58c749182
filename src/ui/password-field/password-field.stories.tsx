import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField } from './password-field'

const meta = { title: 'UI/Password field', component: PasswordField } satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { label: 'Password' } }
export const Filled: Story = { args: { label: 'Password', defaultValue: 'mango-season-2026' } }
export const WithError: Story = {
  args: { label: 'New password', defaultValue: 'mango', error: 'Use at least 8 characters.' },
}
