import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '@/ui/button/button'
import { storyPictures } from '@/ui/picture/pictures.test-support'
import { Lightbox } from './lightbox'

const meta = { title: 'UI/Lightbox', component: Lightbox } satisfies Meta
export default meta
type Story = StoryObj

function Held({ count, startOpen = false }: { count: number; startOpen?: boolean }) {
  const [open, setOpen] = useState(startOpen)
  const [index, setIndex] = useState(0)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show all pictures</Button>
      <Lightbox
        title="Corner home, terracotta walls, new roof"
        pictures={storyPictures(count)}
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
