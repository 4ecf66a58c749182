import { useLoanInputs } from '@/listing/monthly/loan-inputs'
import { Switch } from '@/ui/switch/switch'
import { BoundedField } from './bounded-field'

export function BuyerFields({ incomeRequired = false }: { incomeRequired?: boolean }) {
  const { value, update } = useLoanInputs()
  return (
    <>
      <BoundedField
        label="Income a month"
        hint="Combined gross monthly income"
        optional={!incomeRequired}
        value={value.income}
        max={10_000_000}
        onValueChange={(income) => update((now) => ({ ...now, income }))}
      />
      <BoundedField
        label="Other debts a month"
        hint="Payments for cards, cars and other loans"
        optional
        value={value.debts || null}
        max={10_000_000}
        onValueChange={(debts) => update((now) => ({ ...now, debts: debts ?? 0 }))}
      />
      <BoundedField
        label="Age"
        hint="Of the oldest borrower"
        value={value.age}
        min={18}
        max={90}
        grouping={false}
        onValueChange={(age) => age !== null && update((now) => ({ ...now, age }))}
      />
      <Switch
        label="First home"
        hint="None of the borrowers owns a home"
        checked={value.firstHome}
        onCheckedChange={(firstHome) => update((now) => ({ ...now, firstHome }))}
      />
    </>
  )
}
