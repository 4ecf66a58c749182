import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { MergeNotice, type OpenField } from './merge-notice'

const meta = { title: 'UI/Merge notice', component: MergeNotice } satisfies Meta
export default meta
type Story = StoryObj

const TITLE = 'This listing was saved in another tab or on another device.'
const OPEN: readonly OpenField<string>[] = [
  { field: 'title', label: 'Title', mine: 'House with a mango tree', theirs: 'Airy Family House near Jaro Plaza' },
  { field: 'price', label: 'Price', mine: '5,100,000 PHP', theirs: 'Nothing' },
]

function Asking({ fields = OPEN }: { fields?: readonly OpenField<string>[] }) {
  const [open, setOpen] = useState(fields)
  return (
    <MergeNotice
      title={TITLE}
      merged={['City', 'Photos']}
      open={open}
      asked={0}
      onDecide={(field) => setOpen(open.filter((each) => each.field !== field))}
    />
  )
}

export const Merged: Story = {
  render: () => <MergeNotice title={TITLE} merged={['Price', 'City']} open={[]} asked={0} onDecide={() => {}} />,
}
export const ChangedOnBothSides: Story = { render: () => <Asking /> }
export const LongTexts: Story = {
  render: () => {
    const text = 'A quiet street with old trees, ten minutes from the plaza. '.repeat(12)
    return <Asking fields={[{ field: 'description', label: 'Description', mine: text, theirs: 'x'.repeat(300) }]} />
  },
}
export const Narrow: Story = {
  render: () => (
    <div style={{ width: 320 }}>
      <Asking />
    </div>
  ),
}
