import { clsx } from 'clsx'
import { Plus, X } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { Button } from '@/ui/button/button'
import { TextField } from '@/ui/text-field/text-field'
import { useWords } from '@/words/use-words'

type Props = {
  id?: string
  label: string
  hint?: string
  placeholder?: string
  error?: string
  tags: readonly string[]
  onTagsChange: (tags: string[]) => void
}

export function withTyped(tags: readonly string[], typed: string): string[] {
  const all = [...tags]
  for (const word of typed.split(/[,\n]/)) {
    const text = word.trim()
    if (text !== '' && !all.some((tag) => tag.toLowerCase() === text.toLowerCase())) all.push(text)
  }
  return all
}

export function TagsInput({ id, label, hint, placeholder, error, tags, onTagsChange }: Props) {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const add = (text = typed) => {
    const next = withTyped(tags, text)
    if (next.length !== tags.length) onTagsChange(next)
    setTyped('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Enter must not submit the form.
    event.preventDefault()
    add()
  }
  return (
    <div className="min-w-0">
      <div className="flex items-start gap-2">
        <TextField
          id={id}
          label={label}
          placeholder={placeholder}
          value={typed}
          className="flex-1"
          autoComplete="off"
          error={error}
          hint={hint}
          onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setTyped(target.value))}
          onKeyDown={press}
          onBlur={() => add()}
        />
        <Button
          variant="outline"
          icon={<Plus aria-hidden size={17} />}
          aria-label={t('Add to {list}', { list: label.toLowerCase() })}
          // Beside the box, below its label.
          className="mt-6.5"
          onClick={() => add()}
        >
          {t('Add')}
        </Button>
      </div>
      {tags.length > 0 ? (
        <ul aria-label={label} className="mt-2.5 flex min-w-0 flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag} className="max-w-full min-w-0">
              <button
                type="button"
                aria-label={t('Remove {tag}', { tag })}
                onClick={() => onTagsChange(tags.filter((each) => each !== tag))}
                className={clsx(
                  'group inline-flex min-h-10 max-w-full items-center gap-2 rounded-full border',
                  'border-line-control/60 bg-surface-sunken py-1 pr-2.5 pl-3.5 text-[0.8125rem] font-semibold',
                  'hover:border-ink/60',
                )}
              >
                <span className="truncate">{tag}</span>
                <X aria-hidden size={15} className="shrink-0 text-ink-muted group-hover:text-ink" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
