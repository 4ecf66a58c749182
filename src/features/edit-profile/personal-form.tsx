import { Link } from '@tanstack/react-router'
import { CloudOff } from 'lucide-react'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { ProfileFields } from '@/account/profile-changes'
import { useLeaveGuard } from '@/account/use-leave-guard'
import { BIO_MAX_LENGTH } from '@/contract/fields'
import { messengerNameOf } from '@/domain/people/messenger'
import { nameOf } from '@/domain/people/names'
import type { OwnProfile } from '@/domain/people/profile'
import { useKeptInput } from '@/session/end/kept-input'
import { Button } from '@/ui/button/button'
import { linkClass } from '@/ui/button/link-button'
import { Card } from '@/ui/card/card'
import { MergeNotice } from '@/ui/merge-notice/merge-notice'
import { TextArea } from '@/ui/text-field/text-area'
import { TextField } from '@/ui/text-field/text-field'
import { NameFields } from './name-fields'
import { ReadOnlyFields } from './read-only-fields'
import { TakeBackName } from './take-back-name'
import { openFields, PROFILE_FIELDS, profileFields, takenFields, type ProfileEdits } from './merge-profile'
import { readEdits, useSaveProfile } from './use-save-profile'
import { t, type Label } from '@/words/words'
import { useWords } from '@/words/use-words'

const LABELS: Record<keyof ProfileFields, Label> = {
  first_name: 'First name',
  last_name: 'Last name',
  bio: 'Bio',
  location: 'Location',
  phone_number: 'Phone number',
  messenger: 'Messenger',
}

type Props = {
  profile: OwnProfile
  /** True if the last save reached only this device. */
  kept: ProfileFields | null
}

export function PersonalForm({ profile, kept }: Props) {
  const t = useWords()
  const form = useRef<HTMLFormElement>(null)
  const saved = kept ?? profileFields(profile)
  // Only what was typed: the other fields follow what other tabs save.
  const [edits, setEdits] = useKeptInput<Partial<ProfileFields>>('profile', {}, readEdits)
  const typed: ProfileFields = { ...saved, ...edits }
  const [origin, setOrigin] = useKeptInput<ProfileEdits>('profile-origin', {}, readEdits)
  const [asked, setAsked] = useState(0)
  const editing = Object.keys(edits).length > 0
  const open = editing ? openFields(edits, origin, saved) : []
  const taken = editing ? takenFields(edits, origin, saved) : []
  const { errors, clear, busy, save } = useSaveProfile(profile)
  useLeaveGuard(!same(typed, saved), {
    title: t('Leave without saving?'),
    text: t('Your changes to the profile are not saved yet.'),
    cancelLabel: t('Keep editing'),
    tone: 'danger',
  })

  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  const edit = (field: keyof ProfileFields, text: string) => {
    if (!editing) setOrigin(saved)
    setAsked(0)
    setEdits((before) => ({ ...before, [field]: text }))
    clear(field)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const ask = () => setAsked((before) => before + 1)
    if (open.length > 0) return ask()
    void save({ fields: trimmed(typed), edits, origin }).then((result) => {
      if (result === 'saved') setEdits({})
      if (result === 'ask') ask()
    })
  }
  const decide = (field: keyof ProfileFields, version: 'mine' | 'theirs') => {
    setOrigin((before) => ({ ...before, [field]: saved[field] }))
    if (version === 'theirs') setEdits(({ [field]: _, ...rest }) => rest)
  }
  const newNumber = digits(typed.phone_number) !== digits(profile.phoneNumber)
  return (
    <Card title={t('Personal information')}>
      <form ref={form} noValidate onSubmit={submit} className="space-y-4">
        <p role="status" className="empty:hidden">
          {kept ? (
            <span className="flex gap-2.5 rounded-control bg-warn-soft px-3.5 py-3 font-strong text-warn">
              <CloudOff aria-hidden size={18} className="mt-px shrink-0" />
              {t('Saved on this device only. Save Changes sends it again.')}
            </span>
          ) : null}
        </p>
        {open.length > 0 || taken.length > 0 ? (
          <MergeNotice
            title={t('Your profile was saved in another tab or on another device.')}
            merged={taken.map((field) => t(LABELS[field]))}
            open={open.map((field) => ({
              field,
              label: t(LABELS[field]),
              mine: typed[field] || t('Nothing'),
              theirs: saved[field] || t('Nothing'),
            }))}
            onDecide={decide}
            asked={asked}
          />
        ) : null}
        <NameFields typed={typed} errors={errors} hint={nameHint(profile)} onEdit={edit} />
        {profile.verification?.requested_name ? <TakeBackName profile={profile} /> : null}
        <ReadOnlyFields profile={profile} />
        <p id="registered-why" className="text-[0.8125rem] text-ink-muted">
          {t(
            'Your email was verified when you registered, and you log in with your username too, so neither can be changed here.',
          )}{' '}
          <Link to="/dashboard/support" className={linkClass}>
            {t('Ask support')}
          </Link>
        </p>
        <TextField
          label={t('Phone number')}
          type="tel"
          name="phone_number"
          autoComplete="tel"
          placeholder="+63 917 123 4567"
          value={typed.phone_number}
          error={errors.phone_number}
          hint={
            newNumber
              ? t('A new number has to be verified again before you can list properties.')
              : profile.verification?.phone_verified
                ? t('Verified')
                : t('Not verified yet. You can verify it on your profile.')
          }
          onChange={(event) => edit('phone_number', event.target.value)}
        />
        <TextField
          label={t('Messenger')}
          name="messenger"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="m.me/juan.delacruz"
          value={typed.messenger}
          error={errors.messenger}
          hint={t('The name in your Messenger link. It is shown where your phone number is.')}
          onChange={(event) => edit('messenger', event.target.value)}
        />
        <TextField
          label={t('Location')}
          name="location"
          autoComplete="address-level2"
          placeholder="Jaro, Iloilo City"
          value={typed.location}
          error={errors.location}
          onChange={(event) => edit('location', event.target.value)}
        />
        <TextArea
          label={t('Bio')}
          name="bio"
          rows={5}
          hint={t('What buyers and tenants should know about you. Everyone sees it. At most {n} characters.', {
            n: BIO_MAX_LENGTH.toLocaleString('en-US'),
          })}
          value={typed.bio}
          error={errors.bio}
          onChange={(event) => edit('bio', event.target.value)}
        />
        <Button type="submit" size="large" busy={busy} className="max-sm:w-full">
          {busy ? t('Saving...') : t('Save Changes')}
        </Button>
      </form>
    </Card>
  )
}

/** A name can be corrected until an ID is approved; afterwards an administrator compares it with the ID. */
function nameHint({ verification, name }: OwnProfile): string {
  if (!verification?.id_verified) return t('As on your ID.')
  const { requested_name: asked } = verification
  return asked
    ? t('You asked for the name {asked}. An administrator compares it with your ID. Until then you stay {name}.', {
        asked,
        name,
      })
    : t('Verified with your ID. An administrator compares a new name with it; until then this one stays.')
}

function trimmed(fields: ProfileFields): ProfileFields {
  const result = { ...fields }
  for (const field of PROFILE_FIELDS) result[field] = fields[field].trim()
  const names = { first_name: nameOf(fields.first_name), last_name: nameOf(fields.last_name) }
  return { ...result, ...names, messenger: messengerNameOf(fields.messenger) }
}

function same(one: ProfileFields, other: ProfileFields): boolean {
  return PROFILE_FIELDS.every((field) => one[field] === other[field])
}

function digits(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-10)
}
