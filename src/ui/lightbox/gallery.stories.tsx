import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { storyPictures, storyPlan, uprightPicture } from '@/ui/picture/pictures.test-support'
import { Gallery } from './gallery'

const meta = { title: 'UI/Gallery', component: Gallery } satisfies Meta<typeof Gallery>
export default meta
type Story = StoryObj<typeof meta>

const title = 'Corner home, terracotta walls, new roof'

export const Many: Story = { args: { title, pictures: storyPictures(8) } }
export const Three: Story = { args: { title, pictures: storyPictures(3) } }
/** The second picture stands beside the first and is as tall. */
export const Two: Story = {
  args: { title, pictures: storyPictures(2) },
  play: async ({ canvasElement }) => {
    const box = async (place: number) => {
      const tiles = await within(canvasElement).findAllByRole('button', { name: `Open picture ${place} of 2` })
      return tiles.find((each) => each.checkVisibility())!.getBoundingClientRect()
    }
    const [first, second] = [await box(1), await box(2)]
    await expect(second.left).toBeGreaterThan(first.right)
    await expect(second.height).toBe(first.height)
  },
}
export const One: Story = { args: { title, pictures: storyPictures(1) } }
export const None: Story = { args: { title, pictures: [] } }
export const WithPlan: Story = {
  args: {
    title,
    pictures: storyPictures(5),
    plans: [storyPlan],
  },
}

/** The tiles cut an upright picture; the lightbox shows all of it. */
export const Upright: Story = {
  args: { title, pictures: [...storyPictures(2), uprightPicture] },
  play: async ({ canvasElement }) => {
    const tiles = await within(canvasElement).findAllByRole('button', { name: 'Open picture 3 of 3' })
    await userEvent.click(tiles.find((each) => each.checkVisibility())!)
    const large = await within(await screen.findByRole('dialog')).findByAltText(uprightPicture.alt)
    await expect(getComputedStyle(large).objectFit).toBe('contain')
    await expect(large).toHaveAttribute('height', '800')
  },
}
