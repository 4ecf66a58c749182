import { useEffect, useState } from 'react'

/** Milliseconds without a press after which presses count again. */
const QUIET = 700

/** False after another person has appeared, until no key was pressed for a moment: quick presses are for one person. */
export function useSettled(id: string): boolean {
  const [settled, setSettled] = useState(id)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(done, QUIET)
    }
    const stop = () => {
      clearTimeout(timer)
      window.removeEventListener('pointerdown', wait, true)
      window.removeEventListener('keydown', wait, true)
    }
    const done = () => {
      stop()
      setSettled(id)
    }
    window.addEventListener('pointerdown', wait, true)
    window.addEventListener('keydown', wait, true)
    wait()
    return stop
  }, [id])
  return settled === id
}
