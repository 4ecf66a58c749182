import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tabs } from './tabs'

const meta = { title: 'UI/Tabs', component: Tabs } satisfies Meta
export default meta
type Story = StoryObj

const TABS = ['All', 'Upcoming', 'Completed', 'Cancelled'].map((label, index) => ({
  value: label.toLowerCase(),
  label,
  count: 12 - index * 4,
  content: <p>{label} tours stand here.</p>,
}))

export const Default: Story = { render: () => <Tabs label="Tours" tabs={TABS} /> }
export const Second: Story = { render: () => <Tabs label="Tours" tabs={TABS} defaultValue="upcoming" /> }
export const Narrow: Story = {
  render: () => (
    <div style={{ width: 240 }}>
      <Tabs label="Tours" tabs={TABS} />
    </div>
  ),
}
export const Overflowing: Story = {
  parameters: { docs: { description: { story: 'The last tab is chosen: the row is scrolled to it.' } } },
  render: () => (
    <div style={{ width: 240 }}>
      <Tabs label="Tours" tabs={TABS} defaultValue="cancelled" />
    </div>
  ),
}
