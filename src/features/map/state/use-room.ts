import { useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import { useIsPhone } from '@/ui/media/use-media'

type Room = {
  style: CSSProperties
  stage: RefObject<HTMLDivElement | null>
  /** Height of the stage in pixels. */
  room: number
}

export function useRoom(screen: RefObject<HTMLElement | null>): Room {
  const stage = useRef<HTMLDivElement>(null)
  const [{ above, room }, setRoom] = useState({ above: 57, room: 0 })
  useLayoutEffect(() => {
    const measure = () => {
      const top = screen.current?.getBoundingClientRect().top ?? 0
      const next = { above: Math.max(0, Math.round(top + window.scrollY)), room: stage.current?.clientHeight ?? 0 }
      setRoom((old) => (old.above === next.above && old.room === next.room ? old : next))
    }
    measure()
    const later = () => requestAnimationFrame(measure)
    window.addEventListener('resize', later)
    const observer = new ResizeObserver(measure)
    // The shell's banners come and go above the screen, and the body grows with them.
    observer.observe(document.body)
    if (stage.current) observer.observe(stage.current)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', later)
    }
  }, [screen])
  // What the shell takes below: its bar at the bottom of phones.
  const below = useIsPhone() ? '3.5rem - 1px - env(safe-area-inset-bottom)' : '0px'
  return { style: { height: `calc(100dvh - ${above}px - ${below})` }, stage, room }
}
