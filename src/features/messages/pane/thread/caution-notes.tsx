import { clsx } from 'clsx'
import { ShieldAlert } from 'lucide-react'
import { cautionsAbout } from '@/domain/messages/cautions'
import { useWords } from '@/words/use-words'

export function CautionNotes({ text, visited }: { text: string; visited: boolean }) {
  const t = useWords()
  return cautionsAbout(text, { visited }).map(({ id, says }) => (
    <p
      key={id}
      className={clsx(
        'mt-1 flex max-w-[85%] gap-2 rounded-card bg-warn-soft px-3 py-2 text-[0.8125rem] text-pretty',
        'md:max-w-[38rem]',
      )}
    >
      <ShieldAlert aria-hidden size={17} className="mt-px shrink-0" />
      {t(says)}
    </p>
  ))
}
