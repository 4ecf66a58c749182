import type { Meta, StoryObj } from '@storybook/react-vite'
import { Picture } from './picture'
import { storyPictures, storyPlaceholder } from './pictures.test-support'

const meta = { title: 'UI/Picture', component: Picture } satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

const [house] = storyPictures(1)
const source = { src: house?.src ?? '', alt: 'House with a terracotta wall', width: 800, height: 600 }
const MISSING = 'data:image/png;base64,broken'

export const Default: Story = { args: { ...source, priority: true } }
export const Placeholder: Story = {
  args: { ...source, src: '/never-answers', placeholder: storyPlaceholder, fallbacks: [source.src] },
}
/** While it may not be asked for yet, the blurred placeholder is all there is to see. */
export const Held: Story = { args: { ...source, placeholder: storyPlaceholder, held: true } }
export const SecondSource: Story = { args: { ...source, src: MISSING, fallbacks: [source.src] } }
export const Missing: Story = { args: { ...source, src: MISSING } }
export const NoPictures: Story = { args: { ...source, src: '', noImageText: 'No Image Available' } }
