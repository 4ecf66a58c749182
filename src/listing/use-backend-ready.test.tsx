import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { holdRequestsUntil } from '@/api/backend-ready'
import { useBackendReady } from './use-backend-ready'

function Answer() {
  return <p>{useBackendReady() ? 'may load' : 'held'}</p>
}

afterEach(() => holdRequestsUntil(Promise.resolve()))

test('files wait until the backend of this build has started, or could not', async () => {
  for (const outcome of ['starts', 'fails']) {
    let settle = () => {}
    const started = new Promise<void>((resolve, reject) => {
      settle = outcome === 'starts' ? resolve : () => reject(new Error('no service worker'))
    })
    holdRequestsUntil(started)
    const { unmount } = render(<Answer />)
    expect(screen.getByText('held')).toBeInTheDocument()
    await act(async () => settle())
    expect(screen.getByText('may load')).toBeInTheDocument()
    unmount()
  }
})
