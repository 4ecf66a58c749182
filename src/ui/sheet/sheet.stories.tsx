import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@/ui/button/button'
import { Checkbox } from '@/ui/checkbox/checkbox'
import type { ModalProps } from '@/ui/dialog/modal'
import { Sheet } from './sheet'

const meta = { title: 'UI/Sheet', component: Sheet } satisfies Meta
export default meta
type Story = StoryObj

function Filters(props: Pick<ModalProps, 'defaultOpen' | 'trigger'>) {
  return (
    <Sheet title="Filters" footer={<Button size="large">Show 37 properties</Button>} {...props}>
      {Array.from({ length: 14 }, (_, index) => (
        <Checkbox key={index} label={`Feature ${index + 1}`} />
      ))}
    </Sheet>
  )
}

export const Default: Story = { render: () => <Filters defaultOpen /> }
export const Mobile: Story = { ...Default, globals: { viewport: { value: 'phone' } } }
export const ByButton: Story = { render: () => <Filters trigger={<Button>Filters · 3</Button>} /> }
