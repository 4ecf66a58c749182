import type { ReactNode } from 'react'
import { useWords } from '@/words/use-words'

type DeveloperLayoutProps = { title: string; intro: ReactNode; actions?: ReactNode; children: ReactNode }

export function DeveloperLayout({ title, intro, actions, children }: DeveloperLayoutProps) {
  const t = useWords()
  return (
    <div className="page-column py-8">
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="mb-1 text-[0.8125rem] font-strong text-brand-ink">{t('For developers')}</p>
          <h1 tabIndex={-1} className="text-2xl wrap-anywhere outline-none">
            {title}
          </h1>
          <p className="mt-1.5 max-w-2xl text-pretty text-ink-muted">{intro}</p>
        </div>
        {actions}
      </header>
      {children}
    </div>
  )
}

export function PathText({ children }: { children: string }) {
  return <code className="rounded-sm bg-ink/6 px-1 py-0.5 font-mono text-[0.8125rem] wrap-anywhere">{children}</code>
}
