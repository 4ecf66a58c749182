import { act, waitFor } from '@testing-library/react'
import { Suspense, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { replay, typedTexts } from './replay'

/** React takes over what is in a boundary later than the rest, or with the first event there. */
function Page() {
  return (
    <Suspense>
      <Form />
    </Suspense>
  )
}

function Form() {
  const [text, setText] = useState('')
  const [mode, setMode] = useState('sale')
  const [hearts, setHearts] = useState(0)
  return (
    <form>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      {['sale', 'rent'].map((value) => (
        <input
          key={value}
          type="radio"
          name="mode"
          aria-label={value}
          checked={mode === value}
          onChange={() => setMode(value)}
        />
      ))}
      <button type="button" onClick={() => setHearts(hearts + 1)}>
        Heart
      </button>
      <output>{[text, mode, hearts].join()}</output>
    </form>
  )
}

test('what was typed, chosen and pressed before React answers happens once it does', async () => {
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  root.innerHTML = renderToString(<Page />)
  const [search, , rent] = root.querySelectorAll('input')
  search!.value = 'Molo'
  rent!.click()
  const pressed = new MouseEvent('click')
  root.querySelector('button')!.dispatchEvent(pressed)

  const typed = typedTexts(root)
  act(() => void hydrateRoot(root, <Page />))
  replay([pressed], typed)
  await waitFor(() => expect(root.querySelector('output')?.textContent).toBe('Molo,rent,1'))
})
