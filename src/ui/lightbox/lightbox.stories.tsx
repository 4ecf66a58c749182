import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Button } from '@/ui/button/button'
import { storyPictures, storyPlan } from '@/ui/picture/pictures.test-support'
import { Lightbox, type LightboxPlan } from './lightbox'

const meta = { title: 'UI/Lightbox', component: Lightbox } satisfies Meta
export default meta
type Story = StoryObj

type HeldProps = { count: number; startOpen?: boolean; plans?: readonly LightboxPlan[] }

function Held({ count, startOpen = false, plans = [] }: HeldProps) {
  const [open, setOpen] = useState(startOpen)
  const [index, setIndex] = useState(0)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show all pictures</Button>
      <Lightbox
        title="Corner home, terracotta walls, new roof"
        pictures={storyPictures(count)}
        plans={plans}
        open={open}
        onOpenChange={setOpen}
        index={index}
        onIndexChange={setIndex}
      />
    </>
  )
}

export const Open: Story = { render: () => <Held count={8} startOpen /> }
export const OnePicture: Story = { render: () => <Held count={1} startOpen /> }
export const ByButton: Story = { render: () => <Held count={5} /> }
export const WithPlan: Story = {
  render: () => <Held count={3} startOpen plans={[storyPlan]} />,
  play: async ({ userEvent }) => {
    const pictures = within(await screen.findByRole('dialog'))
    await userEvent.click(await pictures.findByRole('button', { name: 'Floor plan' }))
    await waitFor(() => expect(pictures.getByText(storyPlan.caption)).toBeVisible())
  },
}
