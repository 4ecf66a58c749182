import { Moon, Sun, type LucideProps } from 'lucide-react'

/** The theme that a press leads to. Chosen by the style sheet, so that it is right before any code has run. */
export function ThemeIcon(props: LucideProps) {
  return (
    <>
      <Moon aria-hidden {...props} className="dark:hidden" />
      <Sun aria-hidden {...props} className="hidden dark:block" />
    </>
  )
}
