import { Link } from '@tanstack/react-router'
import type { Settings } from '@/contract/account/settings'
import { ownProfileName } from '@/domain/people/profile-path'
import { LANGUAGE_OPTIONS, TIMEZONES } from '@/session/regional'
import { useSessionUser } from '@/session/session'
import { linkClass } from '@/ui/button/link-button'
import { Card } from '@/ui/card/card'
import { Select } from '@/ui/select/select'
import { Switch } from '@/ui/switch/switch'
import { useWords } from '@/words/use-words'

type CardProps = { settings: Settings; change: (changes: Partial<Settings>) => void }

const NOTIFICATIONS = [
  ['emailNotifications', 'Email notifications', 'News about your listings, messages and tours by email'],
  ['smsNotifications', 'SMS notifications', 'The same news by text message to your verified number'],
  ['marketingEmails', 'Marketing emails', 'Tips and offers, a few times a month'],
  ['propertyAlerts', 'Property alerts', 'New matches of your saved searches, and lower prices among them'],
  ['tourReminders', 'Tour reminders', 'A reminder the day before a tour'],
] as const

export function NotificationsCard({ settings, change }: CardProps) {
  const t = useWords()
  const user = useSessionUser()
  const mayText = user?.phone_verified === true
  return (
    <Card title={t('Notifications')}>
      <div className="divide-y divide-line">
        {NOTIFICATIONS.map(([name, label, hint]) => (
          <Switch
            key={name}
            label={t(label)}
            hint={t(name === 'smsNotifications' && !mayText ? 'Needs a verified mobile number' : hint)}
            disabled={name === 'smsNotifications' && !mayText}
            checked={settings[name]}
            onCheckedChange={(checked) => change({ [name]: checked })}
          />
        ))}
      </div>
      {mayText ? null : (
        <Link
          to="/dashboard/u/$username"
          params={{ username: ownProfileName(user) }}
          className={`${linkClass} mt-2 inline-flex min-h-11 items-center`}
        >
          {t('Verify your mobile number')}
        </Link>
      )}
    </Card>
  )
}

const CURRENCIES = [
  { value: 'PHP', label: 'Philippine peso (₱)' },
  { value: 'USD', label: 'US dollar ($)' },
  { value: 'EUR', label: 'Euro (€)' },
] as const

export function PreferencesCard({ settings, change }: CardProps) {
  const t = useWords()
  return (
    <Card title={t('Preferences')}>
      <div className="grid gap-4 sm:grid-cols-3 lg:grid-cols-1">
        <Select
          label={t('Language')}
          options={LANGUAGE_OPTIONS}
          value={settings.language}
          onValueChange={(language) => change({ language })}
        />
        <Select
          label={t('Currency')}
          options={t.options(CURRENCIES)}
          value={settings.currency}
          onValueChange={(currency) => change({ currency })}
        />
        <Select
          label={t('Time zone')}
          options={t.options(TIMEZONES)}
          value={settings.timezone}
          onValueChange={(timezone) => change({ timezone })}
        />
      </div>
    </Card>
  )
}

const PRIVACY = [
  ['showProfile', 'Show my profile', 'Others can open your profile page'],
  [
    'showEmail',
    'Show my email',
    'With Viber, WhatsApp and Messenger, on your profile and your listings. If it is off, people reach you by chat',
  ],
  ['showPhone', 'Show my phone number', 'On your profile and your listings. If it is off, people reach you by chat'],
  [
    'showSeen',
    'Show “Seen”',
    'Others see that you have read their messages. If it is off, you do not see it for yours either',
  ],
] as const

const ONLINE = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'chats', label: 'People I chat with' },
  { value: 'nobody', label: 'No one' },
] as const

/** A backend that answers no choice for an addition has no such choice. */
export function PrivacyCard({ settings: { privacy }, change }: CardProps) {
  const t = useWords()
  return (
    <Card title={t('Privacy')}>
      <div className="divide-y divide-line">
        {PRIVACY.filter(([name]) => privacy[name] !== undefined).map(([name, label, hint]) => (
          <Switch
            key={name}
            label={t(label)}
            hint={t(hint)}
            checked={privacy[name] === true}
            onCheckedChange={(checked) => change({ privacy: { ...privacy, [name]: checked } })}
          />
        ))}
      </div>
      {privacy.showOnline ? (
        <div className="mt-4">
          <Select
            label={t('Who sees that I am online')}
            options={t.options(ONLINE)}
            value={privacy.showOnline}
            onValueChange={(showOnline) => change({ privacy: { ...privacy, showOnline } })}
          />
        </div>
      ) : null}
    </Card>
  )
}
