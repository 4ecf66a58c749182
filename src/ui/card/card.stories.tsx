import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '@/ui/button/link-button'
import { Card } from './card'

const meta = { title: 'UI/Card', component: Card } satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { title: 'Property Types', children: 'What is inside.' } }
export const WithActions: Story = {
  args: { title: 'Filters', actions: <LinkButton>Clear All</LinkButton>, children: 'What is inside.' },
}
export const Bare: Story = { args: { children: 'No title.', as: 'div' } }
export const LongText: Story = {
  args: {
    title:
      'Courtyard house with a pool near the Esplanade, two minutes from the plaza, newly painted and ready for occupancy',
    children:
      'Courtyard house with a pool near the Esplanade, two minutes from the plaza, newly painted and ready for occupancy',
  },
}
