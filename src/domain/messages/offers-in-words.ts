import type { Currency } from '../money/money'

const ONES = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
).split(' ')
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES = ['', 'thousand', 'million', 'billion', 'trillion']

const NAMES: Record<Currency, readonly [one: string, many: string, cent: string, cents: string]> = {
  PHP: ['peso', 'pesos', 'centavo', 'centavos'],
  USD: ['US dollar', 'US dollars', 'cent', 'cents'],
  EUR: ['euro', 'euros', 'cent', 'cents'],
  GBP: ['pound sterling', 'pounds sterling', 'penny', 'pence'],
  JPY: ['yen', 'yen', 'sen', 'sen'],
  AUD: ['Australian dollar', 'Australian dollars', 'cent', 'cents'],
  CAD: ['Canadian dollar', 'Canadian dollars', 'cent', 'cents'],
  CHF: ['Swiss franc', 'Swiss francs', 'centime', 'centimes'],
  CNY: ['yuan', 'yuan', 'fen', 'fen'],
  SGD: ['Singapore dollar', 'Singapore dollars', 'cent', 'cents'],
}

function belowThousand(number: number): string {
  const hundreds = Math.floor(number / 100)
  const rest = number % 100
  const tens = Math.floor(rest / 10)
  const ones = rest % 10
  const small = rest < 20 ? ONES[rest] : `${TENS[tens]}${ones ? `-${ONES[ones]}` : ''}`
  return [hundreds ? `${ONES[hundreds]} hundred` : '', rest || !hundreds ? small : ''].filter(Boolean).join(' ')
}

function wholeInWords(number: number): string {
  if (number < 1_000) return belowThousand(number)
  const groups: string[] = []
  for (let rest = number, scale = 0; rest > 0; rest = Math.floor(rest / 1_000), scale += 1) {
    const group = rest % 1_000
    if (group) groups.unshift(`${belowThousand(group)} ${SCALES[scale]}`.trim())
  }
  return groups.join(' ')
}

/** 'four million two hundred thousand pesos', for people to check before they send it. Below a quadrillion. */
export function amountInWords(amount: number, currency: string): string {
  const [one, many, cent, cents] = NAMES[currency as Currency] ?? ['', '', 'hundredth', 'hundredths']
  const hundredths = Math.round(Math.abs(amount) * 100)
  const whole = Math.floor(hundredths / 100)
  const rest = hundredths % 100
  const unit = `${wholeInWords(whole)} ${whole === 1 ? one : many}`.trim()
  return rest ? `${unit} and ${wholeInWords(rest)} ${rest === 1 ? cent : cents}` : unit
}
