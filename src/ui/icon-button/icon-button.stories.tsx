import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bell, Heart, Moon, Scale } from 'lucide-react'
import { IconButton } from './icon-button'

const meta = { title: 'UI/Icon button', component: IconButton } satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Quiet: Story = { args: { label: 'Dark theme', children: <Moon aria-hidden size={20} /> } }
export const Outline: Story = { args: { label: 'Compare', look: 'outline', children: <Scale aria-hidden size={20} /> } }
export const Pressed: Story = {
  args: { label: 'Compare', look: 'outline', pressed: true, children: <Scale aria-hidden size={20} /> },
}
export const WithCount: Story = {
  args: { label: 'Notifications, 5 new', count: 5, children: <Bell aria-hidden size={20} /> },
}
export const ManyToCount: Story = {
  args: { label: 'Notifications, 120 new', count: 120, children: <Bell aria-hidden size={20} /> },
}
export const OnPicture: Story = {
  args: {
    label: 'Add to Favorites',
    look: 'picture',
    pressed: true,
    children: <Heart aria-hidden size={24} className="fill-heart" />,
  },
  decorators: [
    (Part) => (
      <div className="w-40 bg-[#7fa4c4] p-4">
        <Part />
      </div>
    ),
  ],
}
export const Disabled: Story = { args: { label: 'Compare', disabled: true, children: <Scale aria-hidden size={20} /> } }
