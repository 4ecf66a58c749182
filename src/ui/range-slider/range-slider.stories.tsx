import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { RangeSlider, type RangeSliderProps } from './range-slider'
import type { Range } from './range'

const meta = { title: 'UI/Range slider', component: RangeSlider } satisfies Meta
export default meta
type Story = StoryObj

const BARS = { bars: [6, 14, 24, 38, 60, 84, 100, 88, 74, 58, 44, 34, 27, 20, 15, 11, 9, 7, 5, 4], beyond: 130 }
const short = (value: number) => (value >= 1e6 ? `₱${value / 1e6}M` : `₱${Math.round(value / 1000)}K`)

function Held({ start, ...props }: Partial<RangeSliderProps> & { start: Range }) {
  const [value, setValue] = useState(start)
  return (
    <div style={{ maxWidth: 252 }}>
      <RangeSlider
        label="Price range"
        names={['Minimum price', 'Maximum price']}
        track={{ min: 0, max: 5_000_000, step: 50_000 }}
        format={short}
        prefix="₱"
        {...props}
        value={value}
        onValueChange={setValue}
      />
    </div>
  )
}

export const Default: Story = { render: () => <Held start={[0, null]} histogram={BARS} tone="sale" /> }
export const Narrowed: Story = { render: () => <Held start={[700_000, 3_600_000]} histogram={BARS} tone="sale" /> }
export const ForRent: Story = {
  render: () => <Held start={[0, 25_000]} track={{ min: 0, max: 50_000, step: 500 }} histogram={BARS} tone="rent" />,
}
export const NoHistogram: Story = { render: () => <Held start={[700_000, null]} /> }
export const BeyondTheTrack: Story = { render: () => <Held start={[0, 12_500_000]} histogram={BARS} /> }
export const Crossed: Story = { render: () => <Held start={[3_000_000, 1_000_000]} /> }
