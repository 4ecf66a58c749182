import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heart, Search } from 'lucide-react'
import { Button } from './button'

const meta = { title: 'UI/Button', component: Button } satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Action: Story = { args: { children: 'Search' } }
export const WithIcon: Story = { args: { children: 'Search', icon: <Search aria-hidden size={18} /> } }
export const Outline: Story = {
  args: { children: 'Add to Favorites', variant: 'outline', icon: <Heart aria-hidden size={18} /> },
}
export const Quiet: Story = { args: { children: 'Clear All Filters', variant: 'quiet' } }
export const Danger: Story = { args: { children: 'Remove listing', variant: 'danger' } }
export const Busy: Story = { args: { children: 'Saving', busy: true } }
export const Disabled: Story = { args: { children: 'Publish', disabled: true } }
export const AsLink: Story = {
  args: {
    asChild: true,
    variant: 'outline',
    icon: <Search aria-hidden size={18} />,
    children: <a href="#browse">Browse Properties</a>,
  },
}
export const Sizes: Story = {
  args: { children: 'Search' },
  render: (args) => (
    <div className="flex flex-wrap items-center gap-2">
      <Button {...args} size="small" />
      <Button {...args} size="medium" />
      <Button {...args} size="large" />
    </div>
  ),
}
export const LongText: Story = {
  args: {
    children:
      'Courtyard house with a pool near the Esplanade, two minutes from the plaza, newly painted and ready for occupancy',
  },
  decorators: [
    (Part) => (
      <div style={{ maxWidth: 288 }}>
        <Part />
      </div>
    ),
  ],
}
