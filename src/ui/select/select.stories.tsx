import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Select, type SelectProps } from './select'

const meta = { title: 'UI/Select', component: Select } satisfies Meta
export default meta
type Story = StoryObj

const OPTIONS = [
  { value: 'any', label: 'Any' },
  { value: 'furnished', label: 'Furnished' },
  { value: 'semi-furnished', label: 'Semi-furnished' },
  { value: 'unfurnished', label: 'Unfurnished' },
]

function Held({ start, ...props }: Partial<SelectProps<string>> & { start?: string }) {
  const [value, setValue] = useState(start)
  return <Select label="Furnishing" options={OPTIONS} {...props} value={value} onValueChange={setValue} />
}

export const Default: Story = { render: () => <Held start="any" /> }
export const NothingChosen: Story = { render: () => <Held placeholder="Choose a furnishing" /> }
export const WithHint: Story = { render: () => <Held start="furnished" hint="As it will be handed over." /> }
export const WithError: Story = { render: () => <Held error="Choose how the home is furnished." /> }
export const Small: Story = { render: () => <Held start="any" small /> }
export const Disabled: Story = { render: () => <Held start="any" disabled /> }
export const LongText: Story = {
  render: () => (
    <div style={{ maxWidth: 200 }}>
      <Held start="long" options={[{ value: 'long', label: 'Rehabilitation and Recreation Facility with Parking' }]} />
    </div>
  ),
}
