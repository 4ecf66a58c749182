import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bath, BedDouble, Car, Maximize } from 'lucide-react'
import { FactLine } from './fact-line'
import { FactRows } from './fact-rows'
import { Stat, StatRow } from './stat'

const meta = { title: 'UI/Facts', component: FactLine } satisfies Meta
export default meta
type Story = StoryObj

export const Line: Story = {
  render: () => (
    <FactLine
      facts={[
        { icon: <BedDouble size={17} />, text: '4', spoken: '4 bedrooms' },
        { icon: <Bath size={17} />, text: '3.5', spoken: '3.5 bathrooms' },
        { icon: <Maximize size={16} />, text: '192 sq m', spoken: '192 square meters of floor' },
        { icon: <Car size={17} />, text: '2', spoken: '2 parking spots' },
      ]}
    />
  ),
}
export const Rows: Story = {
  render: () => (
    <FactRows
      columns={2}
      facts={[
        { label: 'Minimum lease', value: '12 months' },
        { label: 'Security deposit', value: '₱50,000' },
        { label: 'Furnishing', value: 'Semi-furnished' },
        {
          label: 'Utilities Included',
          value:
            'Courtyard house with a pool near the Esplanade, two minutes from the plaza, newly painted and ready for occupancy',
        },
      ]}
    />
  ),
}
export const Stats: Story = {
  render: () => (
    <StatRow>
      <Stat label="Bedrooms" value="4" />
      <Stat label="Floor area" value="192 sq m" note="₱65,104 / sq m" />
      <Stat label="Views" value="1,284" note="since Monday" />
      <Stat label="Parking" value="2" />
    </StatRow>
  ),
}
