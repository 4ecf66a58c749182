import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '@/api/call'
import { serverNow } from '@/api/server-clock'
import { updateSettings, type Settings } from '@/contract/account/settings'
import { convertMoney, formatMoneyWhole } from '@/domain/money/money'
import { useCurrency, type DisplayCurrency } from '@/session/preferences'
import { LANGUAGE_OPTIONS, TIMEZONES, useDates, useLanguage, useTimeZone } from '@/session/regional'
import { useToken } from '@/session/session'
import { useUnitSystem } from '@/session/units'
import { Card } from '@/ui/card/card'
import { FactRows } from '@/ui/facts/fact-rows'
import { RadioChips, type RadioChipsProps } from '@/ui/radio-chips/radio-chips'
import { notify } from '@/ui/toast/notify'
import { settingsQuery } from '../settings.queries'
import { useWords } from '@/words/use-words'

const CURRENCIES: { value: DisplayCurrency; label: string }[] = [
  { value: 'PHP', label: 'PHP ₱' },
  { value: 'USD', label: 'USD $' },
  { value: 'EUR', label: 'EUR €' },
]
const UNITS = [
  { value: 'metric', label: 'Square meters' },
  { value: 'imperial', label: 'Square feet' },
] as const

const EXAMPLE_PRICE = 4_200_000

export function LanguageScreen() {
  const t = useWords()
  const language = useLanguage()
  const zone = useTimeZone()
  const currency = useCurrency()
  const units = useUnitSystem()
  const dates = useDates()
  const keep = useKeepRegion()
  const now = serverNow()
  return (
    <div className="page-text pt-5 pb-16 md:pt-8">
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {t('Language & Region')}
      </h1>
      <p className="mt-1 text-ink-muted">
        {t('The language of Proventous, and how it writes dates, prices and areas for you.')}
      </p>
      <div className="mt-5 grid gap-5">
        <Choice
          title={t('Language')}
          options={LANGUAGE_OPTIONS}
          value={language.value}
          onChoose={(value) => {
            language.set(value)
            keep({ language: value })
          }}
        />
        <Choice
          title={t('Currency')}
          options={CURRENCIES}
          value={currency.value}
          onChoose={(value) => {
            currency.set(value)
            keep({ currency: value })
          }}
        />
        <Choice
          title={t('Time zone')}
          options={t.options(TIMEZONES)}
          value={zone.value}
          onChoose={(value) => {
            zone.set(value)
            keep({ timezone: value })
          }}
        />
        <Choice
          title={t('Areas')}
          options={t.options(UNITS)}
          value={units.value}
          onChoose={units.set}
          note={t('Kept on this device.')}
        />
        <Card title={t('How it looks')}>
          <FactRows
            facts={[
              { label: t('Today'), value: dates.weekday(now) },
              { label: t('Now'), value: `${dates.day(now)}, ${dates.time(now)}` },
              {
                label: t('A price'),
                value: formatMoneyWhole(convertMoney(EXAMPLE_PRICE, 'PHP', currency.value), currency.value),
              },
            ]}
          />
        </Card>
        <p className="text-ink-muted">
          {t.rich('More choices are in {link}.', {
            link: (
              <Link to="/dashboard/settings" className="font-semibold text-ink underline">
                {t('Account Settings')}
              </Link>
            ),
          })}
        </p>
      </div>
    </div>
  )
}

type ChoiceProps<Value extends string> = {
  title: string
  options: RadioChipsProps<Value>['options']
  value: Value
  onChoose: (value: Value) => void
  note?: string
}

function Choice<Value extends string>({ title, options, value, onChoose, note }: ChoiceProps<Value>) {
  return (
    <Card title={title}>
      <RadioChips legend={title} hideLegend options={options} value={value} onValueChange={onChoose} />
      {note ? <p className="mt-3 text-[0.8125rem] text-ink-muted">{note}</p> : null}
    </Card>
  )
}

type Region = Partial<Pick<Settings, 'language' | 'currency' | 'timezone'>>

/** Saves a choice with the account. Quick changes are saved one by one, each based on the last. */
function useKeepRegion(): (region: Region) => void {
  const t = useWords()
  const token = useToken((state) => state.value)
  const queryClient = useQueryClient()
  const keeping = useMutation({
    scope: { id: 'region' },
    mutationFn: async (region: Region) => {
      const query = settingsQuery(token)
      const settings = { ...(await queryClient.fetchQuery({ ...query, staleTime: Infinity })), ...region }
      await call(updateSettings, { body: settings })
      queryClient.setQueryData(query.queryKey, settings)
    },
    onSuccess: () => notify({ text: t('Settings saved successfully!'), tone: 'good' }),
    onError: (_, region) =>
      notify({
        text: t('Failed to save settings'),
        tone: 'bad',
        action: { label: t('Try Again'), onPress: () => keeping.mutate(region) },
      }),
  })
  return keeping.mutate
}
