import { PLAN_IDS, type PlanId } from '@/domain/finance/loan-choice'
import { FIXED_YEARS, IN_HOUSE_YEARS, DEFAULT_INPUTS, type LoanInputs } from '@/domain/finance/purchase'
import { parseJson, storedValue } from '@/session/storage/stored-value'

/** What a buyer said of themselves and their loan. */
export type KeptLoanInputs = LoanInputs & {
  /** For down payment and closing costs, pesos; null where they did not say. */
  savings: number | null
  /** The way to pay that they looked at last; null where they chose none. */
  plan: PlanId | null
}

const NOTHING: KeptLoanInputs = { ...DEFAULT_INPUTS, savings: null, plan: null }

/** `proventous:loan-inputs`: what differs from the presets. On this device only, until logging out. */
export const useLoanInputs = storedValue<KeptLoanInputs>({
  key: 'proventous:loan-inputs',
  read: (text) => soundInputs(parseJson(text)),
  write(inputs) {
    const changed = Object.entries(inputs).filter(([name, value]) => value !== NOTHING[name as keyof KeptLoanInputs])
    return changed.length === 0 ? null : JSON.stringify(Object.fromEntries(changed))
  },
})

function soundInputs(given: unknown): KeptLoanInputs {
  const kept = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {}
  const amount = (name: string) => {
    const value = kept[name]
    return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null
  }
  return {
    downPayment: amount('downPayment'),
    years: amount('years'),
    fixedYears: FIXED_YEARS.find((years) => years === kept['fixedYears']) ?? NOTHING.fixedYears,
    inHouseYears: IN_HOUSE_YEARS.find((years) => years === kept['inHouseYears']) ?? NOTHING.inHouseYears,
    bankRate: amount('bankRate'),
    age: amount('age') ?? NOTHING.age,
    income: amount('income'),
    debts: amount('debts') ?? NOTHING.debts,
    firstHome: kept['firstHome'] !== false,
    savings: amount('savings'),
    plan: PLAN_IDS.find((id) => id === kept['plan']) ?? null,
  }
}
