import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyPictures } from '@/ui/picture/pictures.test-support'
import { Gallery } from './gallery'

const meta = { title: 'UI/Gallery', component: Gallery } satisfies Meta<typeof Gallery>
export default meta
type Story = StoryObj<typeof meta>

const title = 'Corner home, terracotta walls, new roof'

export const Many: Story = { args: { title, pictures: storyPictures(8) } }
export const Three: Story = { args: { title, pictures: storyPictures(3) } }
export const One: Story = { args: { title, pictures: storyPictures(1) } }
export const None: Story = { args: { title, pictures: [] } }
export const WithPlan: Story = {
  args: {
    title,
    pictures: storyPictures(5),
    plan: { label: 'Floor plan', partOf: () => undefined, render: () => <p>A drawing.</p> },
  },
}
