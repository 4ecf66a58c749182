import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { useState } from 'react'
import { CodeField } from './code-field'

const meta = {
  title: 'UI/Code field',
  component: CodeField,
  args: { value: '', onChange: fn() },
  render: function Typed(args) {
    const [code, setCode] = useState(args.value)
    return (
      <CodeField
        {...args}
        value={code}
        onChange={(typed) => {
          args.onChange(typed)
          setCode(typed)
        }}
      />
    )
  },
} satisfies Meta<typeof CodeField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Filled: Story = { args: { value: '482913' } }
export const WithError: Story = { args: { value: '48291', error: 'Please enter a 6-digit verification code' } }
export const Pasted: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('Verification code'))
    await userEvent.paste(' 482 913 ')
    await expect(args.onChange).toHaveBeenLastCalledWith('482913')
  },
}
