import { useWatch } from 'react-hook-form'
import type { ListingField } from '@/domain/listing/field-kinds'
import type { ListingFormValues } from '@/domain/listing-form/form'
import { mergedLabel, shownValue } from '@/domain/listing-form/merge/shown-value'
import { MergeNotice, type MergeNoticeProps } from '@/ui/merge-notice/merge-notice'
import type { SavedState } from './unsaved-edits'
import type { Taken } from './use-versions'
import { useWords } from '@/words/use-words'

type Props = Pick<MergeNoticeProps<ListingField>, 'onDecide' | 'asked'> & {
  taken: Taken
  saved: SavedState
  openIn: (mine: ListingFormValues) => ListingField[]
}

export function SavedElsewhere({ taken, saved, openIn, ...notice }: Props) {
  const t = useWords()
  const mine = useWatch<ListingFormValues>() as ListingFormValues
  const open = openIn(mine)
  const merged = taken.fields.filter((field) => !open.includes(field)).map(mergedLabel)
  return (
    <MergeNotice
      {...notice}
      title={t('This listing was saved in another tab or on another device.')}
      merged={taken.photos ? [...merged, t('Photos')] : merged}
      open={open.map((field) => ({
        field,
        label: mergedLabel(field),
        mine: shownValue(field, mine),
        theirs: shownValue(field, saved.values),
      }))}
    />
  )
}
