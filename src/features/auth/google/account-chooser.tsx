import { useState, type FormEvent } from 'react'
import { SAMPLE_PEOPLE } from '@/samples/people'
import { Avatar } from '@/ui/avatar/avatar'
import { Button } from '@/ui/button/button'
import { TextField } from '@/ui/text-field/text-field'
import { addressError } from '../email-code/code-errors'
import { namesFromEmail } from '../email-register/names'
import type { GoogleAnswer } from './use-google-sign-in'
import { useWords } from '@/words/use-words'

const DEMO_PEOPLE = SAMPLE_PEOPLE.slice(0, 3)

type AccountChooserProps = { onChoose: (answer: GoogleAnswer) => void; busy: boolean }

export default function AccountChooser({ onChoose, busy }: AccountChooserProps) {
  const t = useWords()
  const [another, setAnother] = useState(false)
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string | null>(null)

  const chooseAnother = (event: FormEvent) => {
    event.preventDefault()
    const wrong = addressError(email)
    setError(wrong)
    if (wrong || busy) return
    const { first_name, last_name } = namesFromEmail(email)
    onChoose(demoAnswer({ email: email.trim(), given_name: first_name, family_name: last_name }, 'btn_add_session'))
  }

  return (
    <section aria-labelledby="choose-account" className="rounded-card border border-line p-3">
      <h3 id="choose-account" className="text-[0.9375rem]">
        {t('Choose an account')}
      </h3>
      <p className="mt-1 mb-3 text-[0.8125rem] text-pretty text-ink-muted">
        {t('Demo: this stands in for Google and contacts no one outside this machine.')}
      </p>
      <ul className="space-y-1.5">
        {DEMO_PEOPLE.map((person) => (
          <li key={person.id}>
            <Button
              variant="outline"
              wide
              className="justify-start text-left"
              icon={<Avatar name={person.name} size={32} />}
              onClick={() => {
                const { email: address, first_name, last_name, profile_picture } = person
                const picture = profile_picture ?? undefined
                onChoose(demoAnswer({ email: address, given_name: first_name, family_name: last_name, picture }, 'btn'))
              }}
            >
              <span className="min-w-0 flex-1">
                <span className="block">{person.name}</span>
                <span className="block text-xs font-medium wrap-anywhere text-ink-muted">{person.email}</span>
              </span>
            </Button>
          </li>
        ))}
        <li>
          <Button variant="quiet" wide aria-expanded={another} onClick={() => setAnother(!another)}>
            {t('Use another account')}
          </Button>
        </li>
        <li>
          <Button variant="quiet" wide onClick={() => busy || onChoose(NO_CREDENTIAL)}>
            {t('Answer without a credential')}
          </Button>
        </li>
      </ul>
      {another ? (
        <form noValidate onSubmit={chooseAnother} className="mt-2 space-y-3">
          <TextField
            label={t('Google account’s email')}
            type="email"
            autoComplete="email"
            value={email}
            error={error ?? undefined}
            onChange={(event) => {
              setEmail(event.target.value)
              setError(null)
            }}
          />
          <Button type="submit" wide busy={busy}>
            {t('Continue')}
          </Button>
        </form>
      ) : null}
    </section>
  )
}

type DemoPerson = { email: string; given_name: string; family_name: string; picture?: string | undefined }

const NO_CREDENTIAL: GoogleAnswer = { clientId: 'demo-client', select_by: 'btn' }

/** `demo.<claims as base64 of UTF-8 JSON>.unsigned`: the mocked backend reads it, and any real one refuses it. */
function demoAnswer(person: DemoPerson, select_by: 'btn' | 'btn_add_session'): GoogleAnswer {
  const claims = JSON.stringify({ iss: 'demo-identity-provider', ...person })
  const payload = btoa(String.fromCharCode(...new TextEncoder().encode(claims)))
  return { credential: `demo.${payload}.unsigned`, clientId: 'demo-client', select_by }
}
