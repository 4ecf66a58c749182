import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { dismissAllToasts, toasts } from '@/ui/toast/notify'
import { lazyModule } from './lazy-module'

beforeEach(() => {
  // A failure offline is told at once.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
})

it('shows what stands in until the code is here, and fetches it once', async () => {
  const load = vi.fn(() => Promise.resolve('the part'))
  const part = lazyModule(load)
  function Place() {
    return <p>{part.use() ?? 'stand-in'}</p>
  }
  render(<Place />)
  expect(screen.getByText('stand-in')).toBeVisible()
  void part.prepare()
  await act(() => part.fetch())
  expect(screen.getByText('the part')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

it('says so when the code cannot be had, and tries anew the next time', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('the part')
  const part = lazyModule<string>(load)
  expect(await part.fetch()).toBeNull()
  expect(toasts.get()[0]?.text).toMatch(/could not be loaded/)
  expect(await part.fetch()).toBe('the part')
  dismissAllToasts()
})
