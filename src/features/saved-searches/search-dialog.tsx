import { useId, type SubmitEvent } from 'react'
import type { SavedSearch } from '@/contract/favorites/saved-searches'
import { useKeptInput } from '@/session/end/kept-input'
import { Addition, NotOffered } from '@/listing/additions/addition'
import { Dialog, FormButtons } from '@/ui/dialog/dialog'
import { focusOn } from '@/ui/dialog/dialog-parts'
import { parseAmount } from '@/ui/number-field/amount'
import { notify } from '@/ui/toast/notify'
import { SearchFields } from './search-fields'
import { bodyOf, formOf, NEW_SEARCH, searchProblems, type SearchForm, type SearchProblems } from './search-form'
import { useStoreSearch } from './use-store-search'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

type Props = {
  saved: SavedSearch | null
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** 'Create New Search' and editing (A 2). Values are kept until saved. */
export function SearchDialog({ saved, open, onOpenChange }: Props) {
  const t = useWords()
  const id = useId()
  const start = saved ? formOf(saved) : NEW_SEARCH
  const [form, setForm] = useKeptInput<SearchForm>(`saved-search:${saved?.id ?? 'new'}`, start)
  const { taken, problems, setProblems, store, storing } = useStoreSearch({
    id: saved && String(saved.id),
    onStored: () => {
      onOpenChange(false)
      if (!saved) setForm(NEW_SEARCH)
      notify({ text: saved ? t('Search updated') : t('Search saved'), tone: 'good' })
    },
  })
  const change = (changes: Partial<SearchForm>) => {
    setForm((before) => ({ ...before, ...changes }))
    setProblems(({ name, min_price, max_price }) => ({
      ...(name && !('name' in changes) ? { name } : {}),
      ...(min_price && !('min' in changes) ? { min_price } : {}),
      ...(max_price && !('min' in changes || 'max' in changes) ? { max_price } : {}),
    }))
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = { ...searchProblems(form, taken), ...unreadable(id) }
    setProblems(found)
    const [first] = Object.keys(found)
    if (first) document.getElementById(`${id}-${first}`)?.focus()
    else store(bodyOf(form))
  }
  return (
    <Dialog
      title={saved ? t('Edit saved search') : t('Create New Search')}
      open={open}
      onOpenChange={onOpenChange}
      onOpenAutoFocus={focusOn(`${id}-name`)}
      footer={
        <Addition of={saved ? 'updateSavedSearch' : 'createSavedSearch'}>
          <FormButtons form={id} busy={storing}>
            {saved ? t('Save Changes') : t('Save search')}
          </FormButtons>
        </Addition>
      }
    >
      <Addition of={saved ? 'updateSavedSearch' : 'createSavedSearch'} otherwise={<NotOffered />}>
        <form id={id} noValidate onSubmit={submit}>
          <SearchFields {...{ id, form, problems }} onChange={change} />
        </form>
      </Addition>
    </Dialog>
  )
}

/** Prices that are no numbers: the fields keep them as typed, so the form does not know of them. */
function unreadable(id: string): SearchProblems {
  const problems: SearchProblems = {}
  for (const field of ['min_price', 'max_price'] as const) {
    const input = document.getElementById(`${id}-${field}`)
    if (input instanceof HTMLInputElement && parseAmount(input.value) === undefined) {
      problems[field] = t('Type a number, such as 4,200,000.')
    }
  }
  return problems
}
