import type { Meta, StoryObj } from '@storybook/react-vite'
import { Accordion } from './accordion'

const meta = { title: 'UI/Accordion', component: Accordion } satisfies Meta
export default meta
type Story = StoryObj

const ITEMS = ['Features', 'Furnishing', 'Rental terms'].map((title) => ({
  value: title,
  title,
  aside: title === 'Features' ? '2 chosen' : undefined,
  content: <p>What belongs to {title.toLowerCase()}.</p>,
}))

export const Closed: Story = { render: () => <Accordion items={ITEMS} /> }
export const OneOpen: Story = { render: () => <Accordion items={ITEMS} defaultOpen={['Features']} /> }
