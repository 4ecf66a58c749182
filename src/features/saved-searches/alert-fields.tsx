import { ALERT_FREQUENCIES, type AlertFrequency } from '@/contract/favorites/saved-searches'
import { Segmented } from '@/ui/segmented/segmented'
import { Switch } from '@/ui/switch/switch'
import { t, type Label } from '@/words/words'
import { useWords } from '@/words/use-words'

const WORDS: Record<AlertFrequency, Label> = { instant: 'At once', daily: 'Daily', weekly: 'Weekly' }
const HINTS: Record<AlertFrequency, Label> = {
  instant: 'A notification when a new listing matches.',
  daily: 'One notification at 8 AM with the listings of the day.',
  weekly: 'One notification on Monday at 8 AM with the listings of the week.',
}
export type Alerts = { alerts: boolean; frequency: AlertFrequency }

export function AlertFields({ alerts, frequency, onChange }: Alerts & { onChange: (change: Partial<Alerts>) => void }) {
  const t = useWords()
  return (
    <div className="space-y-3">
      <Switch
        label={t('Alerts')}
        hint={t(HINTS[frequency])}
        checked={alerts}
        onCheckedChange={(checked) => onChange({ alerts: checked })}
      />
      {alerts ? (
        <Segmented
          label={t('How often')}
          wide
          options={ALERT_FREQUENCIES.map((each) => ({ value: each, label: t(WORDS[each]) }))}
          value={frequency}
          onValueChange={(value) => onChange({ frequency: value })}
        />
      ) : null}
    </div>
  )
}

export function alertsText(on: boolean, frequency: AlertFrequency | null | undefined): string {
  if (!on) return t('Alerts off')
  return t(frequency === 'daily' ? 'Daily alerts' : frequency === 'weekly' ? 'Weekly alerts' : 'Alerts on')
}
