import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { AMENITY_SUGGESTIONS } from '@/domain/listing-form/form'
import { Section } from '../parts/section'
import { TagsInput, withTyped } from '../parts/tags-input'
import { useListingField } from '../use-listing-field'
import { useWords } from '@/words/use-words'

export function NearbySection() {
  const t = useWords()
  const { id, value, error, change } = useListingField('nearby_amenities')
  const left = AMENITY_SUGGESTIONS.filter((one) => !value.some((tag) => tag.toLowerCase() === one.toLowerCase()))
  return (
    <Section title={t('Nearby amenities')}>
      <TagsInput
        id={id}
        label={t('Amenities')}
        placeholder={t('Jaro Plaza, 5 minutes on foot')}
        tags={value}
        error={error}
        onTagsChange={change}
      />
      {left.length > 0 ? (
        <ul aria-label={t('Suggestions')} className="flex flex-wrap gap-2">
          {left.map((one) => (
            <li key={one}>
              <button
                type="button"
                onClick={() => change(withTyped(value, one))}
                className={clsx(
                  'inline-flex min-h-10 items-center gap-1.5 rounded-full border border-dashed',
                  'border-line-control px-3 text-[0.8125rem] font-semibold text-ink-muted hover:border-ink/70',
                  'hover:text-ink',
                )}
              >
                <Plus aria-hidden size={15} />
                {one}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  )
}
