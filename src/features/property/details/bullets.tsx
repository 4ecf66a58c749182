import { clsx } from 'clsx'
import { useWords } from '@/words/use-words'

export function Bullets({ items }: { items: readonly string[] }) {
  const t = useWords()
  return (
    <ul
      className={clsx(
        'grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] list-disc gap-x-6 gap-y-2 pl-5 text-[0.9375rem]',
        'marker:text-brand sm:grid-cols-2 sm:gap-x-10',
      )}
    >
      {[...new Set(items)].map((item) => (
        <li key={item} className="wrap-anywhere">
          {t.known(item)}
        </li>
      ))}
    </ul>
  )
}
