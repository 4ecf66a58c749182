import { clsx } from 'clsx'
import { useWords } from '@/words/use-words'

/** The first element of the page; visible on focus. Its target needs `tabIndex={-1}`. */
export function SkipLink({
  target = 'main',
  children,
}: {
  /** Id of the element that takes the focus. */
  target?: string
  /** What is skipped to, in words. */
  children?: string
}) {
  const t = useWords()
  return (
    <a
      href={`#${target}`}
      onClick={(event) => {
        // Moves the focus without a hash: the router owns the URL.
        event.preventDefault()
        const element = document.getElementById(target)
        element?.focus()
        element?.scrollIntoView()
      }}
      className={clsx(
        'fixed top-2 left-2 z-80 -translate-y-[calc(100%+1rem)] rounded-control bg-action px-4 py-3 font-strong',
        'text-action-ink focus:translate-y-0 focus:shadow-2 print:hidden',
      )}
    >
      {children ?? t('Skip to main content')}
    </a>
  )
}
