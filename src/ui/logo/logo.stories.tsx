import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo, Mark } from './logo'

const meta = { title: 'UI/Logo', component: Logo } satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: {} }
export const MarkOnly: Story = { args: { markOnly: true, size: 40 } }
export const Sizes: Story = {
  render: () => (
    <div className="flex items-end gap-5">
      {[16, 24, 30, 40, 96].map((size) => (
        <Mark key={size} size={size} />
      ))}
    </div>
  ),
}
