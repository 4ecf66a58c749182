import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { currentToasts, dismissAllToasts } from '@/ui/toast/notify'
import { late } from './late'

it('shows what stands in until the code is here, and fetches it once', async () => {
  const load = vi.fn(() => Promise.resolve('the part'))
  const part = late(load)
  function Place() {
    return <p>{part.use() ?? 'stand-in'}</p>
  }
  render(<Place />)
  expect(screen.getByText('stand-in')).toBeVisible()
  part.prepare()
  await act(() => part.fetch())
  expect(screen.getByText('the part')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

it('says so when the code cannot be had, and tries anew the next time', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('the part')
  const part = late<string>(load)
  expect(await part.fetch()).toBeNull()
  expect(currentToasts()[0]?.text).toMatch(/could not be loaded/)
  expect(await part.fetch()).toBe('the part')
  dismissAllToasts()
})
