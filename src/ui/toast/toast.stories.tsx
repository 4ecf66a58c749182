import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { Button } from '@/ui/button/button'
import { dismissAllToasts, notify, type Notice } from './notify'
import { ToastHost } from './toast-host'

const meta = { title: 'UI/Toast', component: ToastHost } satisfies Meta
export default meta
type Story = StoryObj

function Show({ notices }: { notices: Notice[] }) {
  const tell = () => notices.forEach((notice) => notify(notice))
  useEffect(() => {
    tell()
    return dismissAllToasts
  })
  return (
    <>
      <Button variant="outline" onClick={tell}>
        Again
      </Button>
      <ToastHost />
    </>
  )
}

const undo = { label: 'Undo', onPress: () => notify({ text: 'Back in your favorites.', tone: 'good' }) }

export const Neutral: Story = { render: () => <Show notices={[{ text: 'Link copied.' }]} /> }
export const Good: Story = { render: () => <Show notices={[{ text: 'Your listing is published.', tone: 'good' }]} /> }
export const Bad: Story = {
  render: () => <Show notices={[{ text: 'Please select at least 2 properties to compare.', tone: 'bad' }]} />,
}
export const WithUndo: Story = { render: () => <Show notices={[{ text: 'Removed from favorites.', action: undo }]} /> }
export const Stacked: Story = {
  render: () => (
    <Show
      notices={[
        { text: 'Link copied.' },
        { text: 'Removed from favorites.', action: undo },
        {
          text: 'Courtyard house with a pool near the Esplanade, two minutes from the plaza, newly painted and ready for occupancy',
          tone: 'bad',
        },
      ]}
    />
  ),
}
