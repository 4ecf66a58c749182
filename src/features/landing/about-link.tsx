import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

export function AboutLink({ className }: Pick<ComponentProps<'a'>, 'className'>) {
  return (
    <Link
      to="/"
      hash="about"
      activeOptions={{ includeHash: true }}
      className={className}
      onClick={() => {
        const section = document.getElementById('about')
        section?.querySelector('h2')?.focus({ preventScroll: true })
        section?.scrollIntoView()
      }}
    >
      About
    </Link>
  )
}
