import { useId, useState, type SubmitEvent } from 'react'
import { ApiError } from '@/api/errors'
import type { FavoriteList } from '@/contract/favorites/favorite-lists'
import { SEARCH_NAME_MAX } from '@/contract/fields'
import { useKeptInput } from '@/session/end/kept-input'
import { Dialog, FormButtons } from '@/ui/dialog/dialog'
import { focusOn } from '@/ui/dialog/dialog-parts'
import { TextField } from '@/ui/text-field/text-field'
import { useStoreList } from './use-list-changes'
import { useWords } from '@/words/use-words'

type Props = {
  list: FavoriteList | null
  homes?: string[]
  onClose: () => void
  onStored?: (list: FavoriteList) => void
}

export function ListDialog({ list, homes = [], onClose, onStored }: Props) {
  const t = useWords()
  const id = useId()
  const [name, setName] = useKeptInput(`favorite-list:${list?.id ?? 'new'}`, list?.name ?? '')
  const [problem, setProblem] = useState('')
  const storing = useStoreList(list && String(list.id))
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (name.trim() === '') {
      setProblem(t('Please name your list'))
      document.getElementById(`${id}-name`)?.focus()
      return
    }
    storing.mutate(
      { name: name.trim(), property_ids: homes },
      {
        onSuccess(stored) {
          setName('')
          onStored?.(stored)
          onClose()
        },
        onError: (error) => setProblem((error instanceof ApiError && error.fields['name']?.[0]) || error.message),
      },
    )
  }
  return (
    <Dialog
      size="small"
      title={list ? t('Rename the list') : t('New list')}
      open
      onOpenChange={(open) => !open && onClose()}
      onOpenAutoFocus={focusOn(`${id}-name`)}
      footer={
        <FormButtons form={id} busy={storing.isPending}>
          {list ? t('Save name') : t('Create the list')}
        </FormButtons>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <TextField
          id={`${id}-name`}
          label={t('Name')}
          maxLength={SEARCH_NAME_MAX}
          value={name}
          error={problem}
          onChange={(event) => {
            setName(event.target.value)
            setProblem('')
          }}
        />
      </form>
    </Dialog>
  )
}
