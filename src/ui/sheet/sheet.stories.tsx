import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@/ui/button/button'
import { Checkbox } from '@/ui/checkbox/checkbox'
import { Sheet, type SheetProps } from './sheet'

const meta = { title: 'UI/Sheet', component: Sheet } satisfies Meta
export default meta
type Story = StoryObj

function Filters(props: Pick<SheetProps, 'side' | 'defaultOpen' | 'trigger'>) {
  return (
    <Sheet title="Filters" footer={<Button size="large">Show 37 properties</Button>} {...props}>
      {Array.from({ length: 14 }, (_, index) => (
        <Checkbox key={index} label={`Feature ${index + 1}`} />
      ))}
    </Sheet>
  )
}

export const Bottom: Story = { render: () => <Filters defaultOpen /> }
export const Right: Story = { render: () => <Filters defaultOpen side="right" /> }
export const Left: Story = { render: () => <Filters defaultOpen side="left" /> }
export const ByButton: Story = { render: () => <Filters trigger={<Button>Filters · 3</Button>} /> }
