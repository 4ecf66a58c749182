import { describe, expect, it, vi } from 'vitest'
import { PaintQueue } from './paint-queue'

describe('the paint queue', () => {
  it('does jobs in order, both of two for one key, and none that was dropped', async () => {
    const queue = new PaintQueue()
    const done: string[] = []
    const [a, b, c] = [{}, {}, {}]
    queue.add(a, () => done.push('a'))
    queue.add(b, () => done.push('b'))
    queue.add(c, () => done.push('c'))
    queue.add(a, () => done.push('a again'))
    queue.drop(b)
    expect(done).toEqual([])
    await vi.waitFor(() => expect(done).toEqual(['a', 'a again', 'c']))
    queue.add(b, () => done.push('later'))
    await vi.waitFor(() => expect(done.at(-1)).toBe('later'))
  })
})
