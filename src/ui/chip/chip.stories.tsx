import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '@/ui/button/link-button'
import { Chip, ChipRow } from './chip'

const meta = { title: 'UI/Chip', component: Chip } satisfies Meta
export default meta
type Story = StoryObj

const nothing = () => undefined

export const Default: Story = { render: () => <Chip label="2+ bedrooms" onRemove={nothing} /> }
export const Row: Story = {
  render: () => (
    <ChipRow label="Active filters">
      {['Residential', '2+ bedrooms', 'From ₱700,000', 'Pool'].map((label) => (
        <Chip key={label} label={label} onRemove={nothing} />
      ))}
      <LinkButton>Clear All Filters</LinkButton>
    </ChipRow>
  ),
}
export const LongText: Story = {
  render: () => (
    <div style={{ width: 220 }}>
      <Chip
        label={
          'Courtyard house with a pool near the Esplanade, two minutes from the plaza, newly painted and ready for occupancy'
        }
        onRemove={nothing}
      />
    </div>
  ),
}
