import type { Meta, StoryObj } from '@storybook/react-vite'
import { RetryNote } from './retry-note'

const meta = {
  title: 'UI/Retry note',
  component: RetryNote,
  args: { children: 'These may be out of date. The server did not answer.', onRetry: () => undefined, retrying: false },
} satisfies Meta<typeof RetryNote>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Warns: Story = {
  args: {
    tone: 'warn',
    title: 'These are samples, not your saved properties',
    children: 'Your 3 saved properties are still on this device and will be back when the listings are.',
  },
}
export const Retrying: Story = { args: { retrying: true } }
export const LongText: Story = {
  args: {
    title: 'These may be out of date, since the connection to the server broke off while they were being loaded again',
    children:
      'Averylongwordwithoutanyplacetobreakthatcomesfromaproxyinsteadoftheserver and a sentence that goes on for more than one line on a phone.',
  },
}
