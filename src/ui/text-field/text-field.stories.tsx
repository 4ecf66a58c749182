import type { Meta, StoryObj } from '@storybook/react-vite'
import { Search } from 'lucide-react'
import { TextField } from './text-field'

const meta = { title: 'UI/Text field', component: TextField } satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { label: 'Street', placeholder: 'House number and street' } }
export const WithHint: Story = {
  args: { label: 'Phone number', hint: 'Shown only after somebody asks for it.', prefix: '+63', inputMode: 'tel' },
}
export const WithError: Story = {
  args: { label: 'Email', defaultValue: 'lorna@', error: 'This address has no name after the @. Write it whole.' },
}
export const Optional: Story = { args: { label: 'Middle name', optional: true } }
export const WithUnit: Story = {
  args: { label: 'Floor area', defaultValue: '192', suffix: 'sq m', inputMode: 'decimal' },
}
export const SearchBox: Story = {
  args: {
    label: 'Search',
    hideLabel: true,
    type: 'search',
    placeholder: 'Search for properties for sale...',
    prefix: <Search aria-hidden size={18} />,
  },
}
export const Disabled: Story = { args: { label: 'Email', defaultValue: 'lorna@example.ph', disabled: true } }
export const LongText: Story = {
  args: {
    label:
      'Courtyard house with a pool near the Esplanade, two minutes from the plaza, newly painted and ready for occupancy',
    defaultValue:
      'Courtyard house with a pool near the Esplanade, two minutes from the plaza, newly painted and ready for occupancy',
  },
}
