import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { CodeField } from './code-field'

function Form() {
  const [code, setCode] = useState('')
  return <CodeField value={code} onChange={setCode} />
}

test.each(['861917', '861 917', ' 861917 ', '861-917', '861\u2013917', '8 6 1 9 1 7', '\t861917\n'])(
  "a code pasted as '%s' is taken whole",
  async (pasted) => {
    const user = userEvent.setup()
    render(<Form />)
    await user.click(screen.getByLabelText('Verification code'))
    await user.paste(pasted)
    expect(screen.getByLabelText('Verification code')).toHaveValue('861917')
  },
)

test('a seventh character is left out', async () => {
  const user = userEvent.setup()
  render(<Form />)
  await user.type(screen.getByLabelText('Verification code'), '861-917-5')
  expect(screen.getByLabelText('Verification code')).toHaveValue('861917')
})
