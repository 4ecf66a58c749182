import type { Meta, StoryObj } from '@storybook/react-vite'
import { LayoutGrid, List } from 'lucide-react'
import { useState } from 'react'
import { Segmented, type SegmentedOption, type SegmentedProps } from './segmented'

const meta = { title: 'UI/Segmented', component: Segmented } satisfies Meta
export default meta
type Story = StoryObj

const MODES: SegmentedOption<string>[] = [
  { value: 'sale', label: 'For Sale', tone: 'sale' },
  { value: 'rent', label: 'For Rent', tone: 'rent' },
]
const VIEWS: SegmentedOption<string>[] = [
  { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden size={17} />, hideLabel: true },
  { value: 'list', label: 'List', icon: <List aria-hidden size={17} />, hideLabel: true },
]

type HeldProps = Pick<SegmentedProps<string>, 'label' | 'options' | 'size' | 'wide'> & { start: string | null }

function Held({ start, ...props }: HeldProps) {
  const [value, setValue] = useState(start)
  return <Segmented {...props} value={value} onValueChange={setValue} />
}

export const ForSale: Story = { render: () => <Held label="Mode" options={MODES} start="sale" /> }
export const ForRent: Story = { render: () => <Held label="Mode" options={MODES} start="rent" /> }
export const NoneChosen: Story = { render: () => <Held label="Mode" options={MODES} start={null} /> }
export const Wide: Story = { render: () => <Held label="Mode" options={MODES} start="sale" wide /> }
export const Icons: Story = { render: () => <Held label="View" options={VIEWS} start="grid" size="small" /> }
