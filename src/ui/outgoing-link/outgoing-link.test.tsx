import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { questions } from '@/ui/confirm/confirm'
import { OutgoingLink } from './outgoing-link'

afterEach(() => questions.set([]))

function link(href: string) {
  render(<OutgoingLink href={href}>A link</OutgoingLink>)
  return screen.getByRole('link')
}

test('pressed with any button that opens links, it asks first and names the host', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const out = link('https://elsewhere.test/a')
  expect(fireEvent.click(out)).toBe(false)
  expect(fireEvent(out, new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }))).toBe(false)
  expect(questions.get().map(({ title }) => title)).toEqual(['Go to elsewhere.test?', 'Go to elsewhere.test?'])
  questions.get()[0]?.answer(false)
  expect(open).not.toHaveBeenCalled()
  questions.get()[0]?.answer(true)
  await vi.waitFor(() =>
    expect(open).toHaveBeenCalledExactlyOnceWith('https://elsewhere.test/a', '_blank', 'noopener,noreferrer'),
  )
})

test('the right button, and a link to this site, ask nothing', () => {
  const out = link('https://elsewhere.test/a')
  expect(fireEvent(out, new MouseEvent('auxclick', { button: 2, bubbles: true, cancelable: true }))).toBe(true)
  cleanup()
  const own = link(`${location.origin}/properties`)
  own.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(own)
  expect(questions.get()).toEqual([])
})
