import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyPictures } from '@/ui/picture/pictures.test-support'
import { Avatar } from './avatar'

const meta = { title: 'UI/Avatar', component: Avatar } satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = { args: { name: 'Lorna Aguilar' } }
export const Photo: Story = { args: { name: 'Lorna Aguilar', src: storyPictures(1)[0]?.src, size: 56 } }
export const BrokenPhoto: Story = { args: { name: 'Mark Tupas', src: 'data:image/png;base64,broken', size: 56 } }
export const Online: Story = { args: { name: 'Iris Salazar', online: true } }
export const Offline: Story = { args: { name: 'Iris Salazar', online: false } }
export const Large: Story = { args: { name: 'Ñora', size: 96 } }
