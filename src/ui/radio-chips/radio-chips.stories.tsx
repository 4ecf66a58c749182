import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { RadioChips } from './radio-chips'

const meta = { title: 'UI/Radio chips', component: RadioChips } satisfies Meta
export default meta
type Story = StoryObj

const OPTIONS = ['Any', 'Studio', '1+', '2+', '3+', '4+', '5+'].map((label) => ({ value: label, label }))

function Held({ start }: { start: string | null }) {
  const [value, setValue] = useState(start)
  return <RadioChips legend="Bedrooms" options={OPTIONS} value={value} onValueChange={setValue} />
}

export const Default: Story = { render: () => <Held start="2+" /> }
export const NoneChosen: Story = { render: () => <Held start={null} /> }
export const Narrow: Story = {
  render: () => (
    <div style={{ width: 200 }}>
      <Held start="Any" />
    </div>
  ),
}
