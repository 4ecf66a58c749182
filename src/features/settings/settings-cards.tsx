import type { Settings } from '@/contract/settings'
import { LANGUAGES, TIMEZONES } from '@/session/regional'
import { Card } from '@/ui/card/card'
import { Select } from '@/ui/select/select'
import { Switch } from '@/ui/switch/switch'

type CardProps = { settings: Settings; change: (changes: Partial<Settings>) => void }

const NOTIFICATIONS = [
  ['emailNotifications', 'Email notifications', 'News about your listings, messages and tours by email'],
  ['smsNotifications', 'SMS notifications', 'The same by text message to your verified number'],
  ['marketingEmails', 'Marketing emails', 'Tips and offers, a few times a month'],
  ['propertyAlerts', 'Property alerts', 'New matches of your saved searches'],
  ['tourReminders', 'Tour reminders', 'A reminder the day before a viewing'],
] as const

export function NotificationsCard({ settings, change }: CardProps) {
  return (
    <Card title="Notifications">
      <div className="divide-y divide-line">
        {NOTIFICATIONS.map(([name, label, hint]) => (
          <Switch
            key={name}
            label={label}
            hint={hint}
            checked={settings[name]}
            onCheckedChange={(checked) => change({ [name]: checked })}
          />
        ))}
      </div>
    </Card>
  )
}

const CURRENCIES = [
  { value: 'PHP', label: 'Philippine peso (₱)' },
  { value: 'USD', label: 'US dollar ($)' },
  { value: 'EUR', label: 'Euro (€)' },
] as const

export function PreferencesCard({ settings, change }: CardProps) {
  return (
    <Card title="Preferences">
      <div className="grid gap-4 sm:grid-cols-3 lg:grid-cols-1">
        <Select
          label="Language"
          options={LANGUAGES}
          value={settings.language}
          onValueChange={(language) => change({ language })}
        />
        <Select
          label="Currency"
          options={CURRENCIES}
          value={settings.currency}
          onValueChange={(currency) => change({ currency })}
        />
        <Select
          label="Time zone"
          options={TIMEZONES}
          value={settings.timezone}
          onValueChange={(timezone) => change({ timezone })}
        />
      </div>
      <p className="mt-3 text-[0.8125rem] text-ink-muted">
        The language writes dates and numbers; the words of the screens are in English for now.
      </p>
    </Card>
  )
}

const PRIVACY = [
  ['showProfile', 'Show my profile', 'Others can open your profile page'],
  ['showEmail', 'Show my email', 'On your profile, for people who want to reach you'],
  ['showPhone', 'Show my phone number', 'On your profile, for people who want to reach you'],
] as const

export function PrivacyCard({ settings, change }: CardProps) {
  return (
    <Card title="Privacy">
      <div className="divide-y divide-line">
        {PRIVACY.map(([name, label, hint]) => (
          <Switch
            key={name}
            label={label}
            hint={hint}
            checked={settings.privacy[name]}
            onCheckedChange={(checked) => change({ privacy: { ...settings.privacy, [name]: checked } })}
          />
        ))}
      </div>
    </Card>
  )
}
