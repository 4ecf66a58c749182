import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Mark } from '@/ui/logo/logo'

const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html')

/** An element as text, without what only formatting put there. */
const markup = (element: Element | null) => element?.outerHTML.replaceAll(/>\s+</g, '><')

it('the page holds the same mark as the shell until the code has arrived', () => {
  const { container } = render(<Mark size={28} />)
  const mark = markup(container.querySelector('svg'))
  expect(mark).toContain('var(--brand)')
  expect(markup(page.querySelector('#root svg'))).toBe(mark)
})
