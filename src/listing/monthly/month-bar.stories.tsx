import type { Meta, StoryObj } from '@storybook/react-vite'
import { DEFAULT_LOAN } from '@/domain/finance/loan-choice'
import { MonthBar } from './month-bar'

const nothing = () => {}
const WORKING = { view: null, failed: false, retrying: false, retry: nothing }
const SHOWN = { ...WORKING, view: { loan: DEFAULT_LOAN, costs: () => null } }

const meta = {
  title: 'Listing/Month bar',
  component: MonthBar,
  args: { loan: DEFAULT_LOAN, costs: SHOWN, onLeave: nothing },
} satisfies Meta<typeof MonthBar>

export default meta
type Story = StoryObj<typeof meta>

export const Working: Story = { args: { costs: WORKING } }
export const ByMonth: Story = {}
export const OtherLoan: Story = {
  args: { loan: { ...DEFAULT_LOAN, plan: 'bank', downPayment: 30, years: 15, bankRate: 7.5 } },
}
export const Failed: Story = { args: { costs: { ...WORKING, failed: true } } }
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 288 }}>
      <MonthBar {...args} />
    </div>
  ),
}
