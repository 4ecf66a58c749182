import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FileInput } from './file-input'

const meta = {
  title: 'UI/File input',
  component: FileInput,
  args: { label: 'Photos to add', className: '', onFiles: fn() },
} satisfies Meta<typeof FileInput>
export default meta
type Story = StoryObj<typeof meta>

/** Shown here; forms hide it behind a button or a box. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const file = new File(['roof'], 'roof.png', { type: 'image/png' })
    const input = within(canvasElement).getByLabelText('Photos to add')
    await userEvent.upload(input, file)
    await userEvent.upload(input, file)
    await expect(args.onFiles).toHaveBeenCalledTimes(2)
    await expect(args.onFiles).toHaveBeenLastCalledWith([file])
  },
}
export const Disabled: Story = { args: { disabled: true } }
