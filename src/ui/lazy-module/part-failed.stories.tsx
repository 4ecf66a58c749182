import type { Meta, StoryObj } from '@storybook/react-vite'
import { ControlFailed, PartFailed, WindowFailed } from './part-failed'

const nothing = () => undefined

const meta = {
  title: 'UI/Lazy module',
  component: PartFailed,
  args: { again: nothing, retrying: false },
} satisfies Meta<typeof PartFailed>
export default meta
type Story = StoryObj<typeof meta>

export const Part: Story = {}
export const Screen: Story = { args: { level: 1, title: 'This screen could not be loaded' } }
export const Retrying: Story = { args: { retrying: true } }
export const Window: Story = { render: (retry) => <WindowFailed {...retry} onClose={nothing} /> }
export const Control: Story = {
  render: (retry) => <ControlFailed {...retry} label="The profile menu could not be loaded. Try again" />,
}
