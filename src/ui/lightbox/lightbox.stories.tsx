import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, within } from 'storybook/test'
import { Button } from '@/ui/button/button'
import { storyPictures } from '@/ui/picture/pictures.test-support'
import { Lightbox, type GalleryPlan } from './lightbox'

const meta = { title: 'UI/Lightbox', component: Lightbox } satisfies Meta
export default meta
type Story = StoryObj

const PLAN: GalleryPlan = {
  label: 'Floor plan',
  partOf: (index) => (index === 1 ? 'Kitchen' : undefined),
  render: (show, from) => (
    <div className="grid h-full place-content-center justify-items-center gap-3">
      <p>{from === 1 ? 'The kitchen is marked.' : 'A drawing.'}</p>
      <Button onClick={() => show(1)}>Kitchen</Button>
    </div>
  ),
}

type HeldProps = { count: number; startOpen?: boolean; plan?: GalleryPlan }

function Held({ count, startOpen = false, plan }: HeldProps) {
  const [open, setOpen] = useState(startOpen)
  const [index, setIndex] = useState(0)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show all pictures</Button>
      <Lightbox
        title="Corner home, terracotta walls, new roof"
        pictures={storyPictures(count)}
        plan={plan ?? null}
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
  render: () => <Held count={3} startOpen plan={PLAN} />,
  play: async ({ userEvent }) => {
    const pictures = within(await screen.findByRole('dialog'))
    await userEvent.click(await pictures.findByRole('button', { name: 'Picture 2' }))
    await userEvent.click(await pictures.findByRole('button', { name: 'Kitchen on the plan' }))
    await expect(await pictures.findByText('The kitchen is marked.')).toBeVisible()
  },
}
