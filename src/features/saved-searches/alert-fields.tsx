import { ALERT_FREQUENCIES, type AlertFrequency } from '@/contract/favorites/saved-searches'
import { Segmented } from '@/ui/segmented/segmented'
import { Switch } from '@/ui/switch/switch'

const WORDS: Record<AlertFrequency, string> = { instant: 'At once', daily: 'Daily', weekly: 'Weekly' }
const HINTS: Record<AlertFrequency, string> = {
  instant: 'A notification when a new listing matches.',
  daily: 'One notification at 8 AM with the listings of the day.',
  weekly: 'One notification on Monday at 8 AM with the listings of the week.',
}
const OPTIONS = ALERT_FREQUENCIES.map((value) => ({ value, label: WORDS[value] }))

export type Alerts = { alerts: boolean; frequency: AlertFrequency }

export function AlertFields({ alerts, frequency, onChange }: Alerts & { onChange: (change: Partial<Alerts>) => void }) {
  return (
    <div className="space-y-3">
      <Switch
        label="Alerts"
        hint={HINTS[frequency]}
        checked={alerts}
        onCheckedChange={(checked) => onChange({ alerts: checked })}
      />
      {alerts ? (
        <Segmented
          label="How often"
          wide
          options={OPTIONS}
          value={frequency}
          onValueChange={(value) => onChange({ frequency: value })}
        />
      ) : null}
    </div>
  )
}

export function alertsText(on: boolean, frequency: AlertFrequency | null | undefined): string {
  if (!on) return 'Alerts off'
  return frequency === 'daily' || frequency === 'weekly' ? `${WORDS[frequency]} alerts` : 'Alerts on'
}
