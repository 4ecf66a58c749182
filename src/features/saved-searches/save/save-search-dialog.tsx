import { useNavigate } from '@tanstack/react-router'
import { useId, type SubmitEvent } from 'react'
import { SEARCH_NAME_MAX } from '@/contract/fields'
import type { SearchState } from '@/domain/search/filter-state'
import { criteriaLabels, criteriaOfSearch, freeName, nameKey, suggestedName } from '@/domain/search/saved-search'
import { useKeptInput } from '@/session/end/kept-input'
import { useCurrency } from '@/session/preferences'
import { Addition, NotOffered } from '@/listing/additions/addition'
import { Dialog, FormButtons } from '@/ui/dialog/dialog'
import { focusOn } from '@/ui/dialog/dialog-parts'
import { FieldNote } from '@/ui/field/field'
import { TextField } from '@/ui/text-field/text-field'
import { notify } from '@/ui/toast/notify'
import { AlertFields, type Alerts } from '../alert-fields'
import { NAME_TAKEN } from '../search-form'
import { useStoreSearch } from '../use-store-search'
import { useWords } from '@/words/use-words'

export default function SaveSearchDialog({ search, onClose }: { search: SearchState; onClose: () => void }) {
  const t = useWords()
  const id = useId()
  const navigate = useNavigate()
  const currency = useCurrency((state) => state.value)
  const [typed, setTyped] = useKeptInput<string | null>('save-search:name', null)
  const [alerts, setAlerts] = useKeptInput<Alerts>('save-search:alerts', { alerts: true, frequency: 'instant' })
  const { taken, problems, setProblems, store, storing } = useStoreSearch({
    id: null,
    onStored: () => {
      onClose()
      notify({
        text: t('Search saved'),
        tone: 'good',
        action: { label: t('View saved searches'), onPress: () => void navigate({ to: '/dashboard/saved-searches' }) },
      })
    },
  })
  const name = typed ?? freeName(suggestedName(search), taken)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const wrong =
      name.trim() === ''
        ? t('Please name your search')
        : taken.some((other) => nameKey(other) === nameKey(name))
          ? t(NAME_TAKEN)
          : null
    setProblems(wrong ? { name: wrong } : {})
    if (wrong) document.getElementById(`${id}-name`)?.focus()
    else
      store({
        name: name.trim(),
        ...criteriaOfSearch(search),
        alerts_enabled: alerts.alerts,
        alert_frequency: alerts.frequency,
      })
  }
  const labels = criteriaLabels(search, currency)
  return (
    <Dialog
      size="small"
      title={t('Save this search')}
      description={labels.length > 0 ? labels.join(' · ') : t('Every listing')}
      open
      onOpenChange={(open) => !open && onClose()}
      onOpenAutoFocus={focusOn(`${id}-name`)}
      footer={
        <Addition of="createSavedSearch">
          <FormButtons form={id} busy={storing}>
            {t('Save search')}
          </FormButtons>
        </Addition>
      }
    >
      <Addition of="createSavedSearch" otherwise={<NotOffered />}>
        <form id={id} noValidate onSubmit={submit} className="space-y-4">
          <TextField
            id={`${id}-name`}
            label={t('Name')}
            maxLength={SEARCH_NAME_MAX}
            value={name}
            error={problems.name}
            onChange={(event) => {
              setTyped(event.target.value)
              setProblems({})
            }}
          />
          <AlertFields {...alerts} onChange={(change) => setAlerts((before) => ({ ...before, ...change }))} />
          <div role="alert">
            <FieldNote id={`${id}-form`} error={problems.form ?? problems.max_price} />
          </div>
        </form>
      </Addition>
    </Dialog>
  )
}
