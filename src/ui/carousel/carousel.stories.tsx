import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture } from '@/ui/picture/picture'
import { storyPictures } from '@/ui/picture/pictures.test-support'
import { Carousel } from './carousel'

const meta = { title: 'UI/Carousel', component: Carousel } satisfies Meta
export default meta
type Story = StoryObj

function Pictures({ count, arrows }: { count: number; arrows?: 'hover' | 'always' }) {
  const pictures = storyPictures(count)
  return (
    <div className="aspect-4/3 max-w-xs overflow-hidden rounded-card">
      <Carousel
        fill
        arrows={arrows}
        label="Pictures of Corner home"
        count={count}
        renderSlide={(index) => {
          const picture = pictures[index]
          return picture ? <Picture {...picture} fill /> : null
        }}
      />
    </div>
  )
}

export const Default: Story = { render: () => <Pictures count={5} /> }
export const ArrowsShown: Story = { render: () => <Pictures count={5} arrows="always" /> }
export const Two: Story = { render: () => <Pictures count={2} arrows="always" /> }
export const One: Story = { render: () => <Pictures count={1} /> }
export const Twenty: Story = { render: () => <Pictures count={20} arrows="always" /> }
