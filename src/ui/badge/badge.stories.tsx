import type { Meta, StoryObj } from '@storybook/react-vite'
import { TrendingDown } from 'lucide-react'
import { Badge, type BadgeTone } from './badge'

const meta = { title: 'UI/Badge', component: Badge } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

const TONES: BadgeTone[] = ['sale', 'rent', 'good', 'warn', 'bad', 'neutral', 'brand']

export const Default: Story = { args: { children: 'For Sale', tone: 'sale' } }
export const Tones: Story = {
  args: { children: null },
  render: () => (
    <div className="flex flex-wrap gap-2">
      {TONES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
}
export const WithIcon: Story = {
  args: { children: 'Reduced 8%', tone: 'brand', icon: <TrendingDown aria-hidden size={14} /> },
}
export const OnPicture: Story = {
  args: { children: 'For Rent', tone: 'rent', onPicture: true },
  decorators: [
    (Part) => (
      <div className="w-40 bg-[#7fa4c4] p-4">
        <Part />
      </div>
    ),
  ],
}
export const LongText: Story = {
  args: {
    children:
      'Courtyard house with a pool near the Esplanade, two minutes from the plaza, newly painted and ready for occupancy',
    tone: 'warn',
  },
  decorators: [
    (Part) => (
      <div style={{ width: 200 }}>
        <Part />
      </div>
    ),
  ],
}
