import { useLoanInputs } from '@/listing/monthly/loan-inputs'
import { Switch } from '@/ui/switch/switch'
import { BoundedField } from './bounded-field'
import { useWords } from '@/words/use-words'

export function BuyerFields({ incomeRequired = false }: { incomeRequired?: boolean }) {
  const t = useWords()
  const { value, update } = useLoanInputs()
  return (
    <>
      <BoundedField
        label={t('Income a month')}
        hint={t('Combined gross monthly income')}
        optional={!incomeRequired}
        value={value.income}
        max={10_000_000}
        onValueChange={(income) => update((now) => ({ ...now, income }))}
      />
      <BoundedField
        label={t('Other debts a month')}
        hint={t('Payments for cards, cars and other loans')}
        optional
        value={value.debts || null}
        max={10_000_000}
        onValueChange={(debts) => update((now) => ({ ...now, debts: debts ?? 0 }))}
      />
      <BoundedField
        label={t('Age')}
        hint={t('Of the oldest borrower')}
        value={value.age}
        min={18}
        max={90}
        grouping={false}
        onValueChange={(age) => age !== null && update((now) => ({ ...now, age }))}
      />
      <Switch
        label={t('First home')}
        hint={t('No borrower owns a home yet')}
        checked={value.firstHome}
        onCheckedChange={(firstHome) => update((now) => ({ ...now, firstHome }))}
      />
    </>
  )
}
