import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part'
import { PartFailed, WindowFailed } from './part-failed'

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
})

type Props = { name: string; onClose?: () => void }
type Load = () => Promise<ComponentType<Props>>

const Part = ({ name }: Props) => <p>Here is {name}</p>
const failingOnce = () => vi.fn<Load>().mockRejectedValueOnce(new TypeError('gone')).mockResolvedValue(Part)

it('fails in its own place, keeps what was typed beside it, and loads on Try Again', async () => {
  const Late = lazyPart(failingOnce(), { failed: (retry) => <PartFailed {...retry} /> })
  const user = userEvent.setup()
  render(
    <>
      <input aria-label="Title" />
      <Late name="the map" />
    </>,
  )
  await user.type(screen.getByLabelText('Title'), 'A house')
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded')
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('Here is the map')).toBeVisible()
  expect(screen.getByLabelText('Title')).toHaveValue('A house')
})

it('loads by itself when the connection is back', async () => {
  const Late = lazyPart(failingOnce(), { failed: (retry) => <PartFailed {...retry} /> })
  render(<Late name="the map" />)
  await screen.findByRole('alert')
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('Here is the map')).toBeVisible()
})

it('tries again where the part is opened a second time', async () => {
  const load = failingOnce()
  const Late = lazyPart(load, { failed: (retry) => <PartFailed {...retry} /> })
  const { unmount } = render(<Late name="the map" />)
  await screen.findByRole('alert')
  unmount()
  render(<Late name="the map" />)
  expect(await screen.findByText('Here is the map')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

it('a window that could not be loaded can be closed', async () => {
  const closed = vi.fn<() => void>()
  const Late = lazyPart<Props>(() => Promise.reject(new TypeError('gone')), {
    failed: (retry, { onClose }) => <WindowFailed {...retry} onClose={() => onClose?.()} />,
  })
  const user = userEvent.setup()
  render(<Late name="the question" onClose={closed} />)
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  expect(closed).toHaveBeenCalledOnce()
})
