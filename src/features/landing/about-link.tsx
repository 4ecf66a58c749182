import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { useWords } from '@/words/use-words'

export function AboutLink({ className }: Pick<ComponentProps<'a'>, 'className'>) {
  const t = useWords()
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
      {t('About')}
    </Link>
  )
}
