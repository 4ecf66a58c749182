import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '@/ui/button/button'
import { confirm } from './confirm'
import { ConfirmHost } from './confirm-host'

const meta = { title: 'UI/Confirm', component: ConfirmHost } satisfies Meta
export default meta
type Story = StoryObj

function Ask() {
  const [answer, setAnswer] = useState<boolean>()
  const ask = async () =>
    setAnswer(
      await confirm({
        title: 'Clear all saved properties?',
        text: '4 properties leave your favorites and your comparison.',
        confirmLabel: 'Clear All',
        tone: 'danger',
      }),
    )
  return (
    <>
      <Button variant="outline" onClick={ask}>
        Clear All
      </Button>
      <p className="mt-3">{answer === undefined ? 'Not asked yet.' : answer ? 'Confirmed.' : 'Cancelled.'}</p>
      <ConfirmHost />
    </>
  )
}

export const Default: Story = { render: () => <Ask /> }
