import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useRoutePrefix } from '@/session/route-prefix'
import { Button } from '@/ui/button/button'
import { useWords } from '@/words/use-words'

/** A created listing; `id` is null if the answer had none. */
export type Listed = { id: string | null; title: string; round: number }

export function ListedPanel({ listed }: { listed: Listed }) {
  const t = useWords()
  const prefix = useRoutePrefix()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section
      aria-labelledby="listed-title"
      className="mt-6 flex flex-wrap items-center gap-4 rounded-card border border-good/40 bg-good-soft p-4 sm:p-5"
    >
      <CircleCheck aria-hidden size={26} className="shrink-0 text-good" />
      <div className="min-w-0 flex-[1_1_14rem]">
        <h2 ref={heading} id="listed-title" tabIndex={-1} className="text-lg outline-none">
          {t('Your listing is online')}
        </h2>
        <p className="line-clamp-2 wrap-anywhere text-ink-muted">{listed.title}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {listed.id === null ? null : (
          <Button asChild>
            <Link to={`${prefix}/property/$id`} params={{ id: listed.id }}>
              {t('View listing')}
            </Link>
          </Button>
        )}
        <Button asChild variant="outline">
          <Link to="/dashboard/my-listings">{t('My Listings')}</Link>
        </Button>
      </div>
    </section>
  )
}
