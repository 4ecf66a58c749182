import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { NumberField, type NumberFieldProps } from './number-field'

const meta = { title: 'UI/Number field', component: NumberField } satisfies Meta
export default meta
type Story = StoryObj

function Held({ start, ...props }: Omit<NumberFieldProps, 'value' | 'onValueChange'> & { start: number | null }) {
  const [value, setValue] = useState(start)
  return <NumberField {...props} value={value} onValueChange={setValue} />
}

export const Default: Story = {
  render: () => <Held label="Asking price" prefix="₱" start={4_200_000} hint="For example 4,200,000." />,
}
export const Empty: Story = {
  render: () => <Held label="Asking price" prefix="₱" start={null} placeholder="4,200,000" />,
}
export const WithError: Story = {
  render: () => <Held label="Deposit" prefix="₱" start={0} error="A deposit is at least one month's rent." />,
}
export const WithUnit: Story = { render: () => <Held label="Floor area" suffix="sq m" start={192.5} /> }
