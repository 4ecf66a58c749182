import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { CheckboxList } from './checkbox-list'

const meta = { title: 'UI/Checkbox list', component: CheckboxList } satisfies Meta
export default meta
type Story = StoryObj

const OPTIONS = ['Pool', 'Garden', 'Balcony', 'Garage', 'Basement', 'Smart Home Features'].map((label, index) => ({
  value: label,
  label,
  count: 31 - index * 5,
}))

function Held({ columns }: { columns?: 1 | 2 }) {
  const [values, setValues] = useState(['Garden'])
  return (
    <CheckboxList legend="Features" options={OPTIONS} values={values} onValuesChange={setValues} columns={columns} />
  )
}

export const Default: Story = { render: () => <Held /> }
export const TwoColumns: Story = { render: () => <Held columns={2} /> }
