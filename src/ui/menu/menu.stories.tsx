import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heart, LogOut, Scale, Settings } from 'lucide-react'
import { Button } from '@/ui/button/button'
import { Menu, MenuGroup, MenuItem, MenuLine } from './menu'

const meta = { title: 'UI/Menu', component: Menu } satisfies Meta
export default meta
type Story = StoryObj

export const Default: Story = {
  render: () => (
    <Menu trigger={<Button variant="outline">Lorna Aguilar</Button>} align="start">
      <MenuItem icon={<Heart aria-hidden size={18} />} aside={4}>
        Favorites
      </MenuItem>
      <MenuItem icon={<Scale aria-hidden size={18} />}>Compare</MenuItem>
      <MenuItem asChild>
        <a href="#my-listings">My Listings</a>
      </MenuItem>
      <MenuLine />
      <MenuGroup label="Account">
        <MenuItem icon={<Settings aria-hidden size={18} />} disabled>
          Settings
        </MenuItem>
        <MenuItem icon={<LogOut aria-hidden size={18} />} danger>
          Log out
        </MenuItem>
      </MenuGroup>
    </Menu>
  ),
}
