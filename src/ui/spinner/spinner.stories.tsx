import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './spinner'

const meta = { title: 'UI/Spinner', component: Spinner } satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { label: 'Loading properties...' } }
export const LabelHidden: Story = { args: { label: 'Loading map...', hideLabel: true } }
