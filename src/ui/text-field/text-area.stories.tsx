import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextArea } from './text-area'

const meta = { title: 'UI/Text area', component: TextArea } satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { label: 'Description', hint: 'What a visitor would ask first.' } }
export const WithError: Story = {
  args: { label: 'Description', defaultValue: 'Nice', error: 'Write at least 20 characters.' },
}
export const Disabled: Story = { args: { label: 'Description', defaultValue: 'Sold.', disabled: true } }
