/** Percent per step, and milliseconds between steps (A 9). */
const STEP = 10
const EVERY_MS = 50

/**
 * Shows progress from 0 to 100 in steps while `sending` is pending, and returns its result. Waits at the last step
 * before 100 until the server has answered: 100 means done.
 */
export async function withProgress<T>(sending: Promise<T>, show: (percent: number) => void): Promise<T> {
  let failed = false
  const climb = async () => {
    show(0)
    for (let percent = STEP; percent < 100; percent += STEP) {
      await pause()
      if (failed) return
      show(percent)
    }
  }
  try {
    const [answer] = await Promise.all([sending, climb()])
    await pause()
    show(100)
    return answer
  } catch (error) {
    failed = true
    throw error
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, EVERY_MS))
}
