import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './progress-bar'

const meta = { title: 'UI/Progress bar', component: ProgressBar } satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { label: 'Uploading pictures', value: 40 } }
export const WithWords: Story = {
  args: { label: 'Your listing', showLabel: true, value: 3, max: 5, valueText: '3 of 5 steps' },
}
export const Full: Story = { args: { label: 'Quality', showLabel: true, value: 100, tone: 'good' } }
export const Empty: Story = { args: { label: 'Quality', showLabel: true, value: 0 } }
