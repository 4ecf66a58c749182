import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heart, MessageCircle, Search } from 'lucide-react'
import { Button } from '@/ui/button/button'
import { EmptyState } from './empty-state'
import { ScenePicture } from './scene-picture'

const meta = { title: 'UI/Empty state', component: EmptyState } satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const NoResults: Story = {
  args: {
    picture: <ScenePicture icon={Search} />,
    title: 'No Properties Found',
    reason: 'Try selecting a different property type or adjusting your filters',
    actions: <Button>Clear All Filters</Button>,
  },
}
export const NoFavorites: Story = {
  args: {
    picture: <ScenePicture icon={Heart} />,
    title: 'No Saved Properties Yet',
    reason: 'Save homes by clicking the heart icon.',
    actions: <Button>Browse Properties</Button>,
  },
}
export const NoMessages: Story = {
  args: {
    picture: <ScenePicture icon={MessageCircle} />,
    title: 'No messages yet',
    reason: 'Ask an owner about a home to start.',
  },
}
export const WordsOnly: Story = { args: { title: 'Nothing here', reason: 'It will fill as you go.' } }
