import { useState } from 'react'
import { Badge } from '@/ui/badge/badge'
import { Button } from '@/ui/button/button'
import { Switch } from '@/ui/switch/switch'
import { TextField } from '@/ui/text-field/text-field'
import { PERSONA_IDS } from '../../accounts'
import type { Row as TableRow } from '../../store/database'
import { listClass, Nothing, OutcomeLine, Section } from '../parts/section'
import { signInAs, type Who } from '../actions/sign-in-as'
import { shownListing, useTools } from '../tools'
import { useAction, useStore } from '../use-watched'

const MOST = 20

export function AccountTab() {
  const tools = useTools()
  const { db } = tools.backend
  useStore()
  const { run, outcome } = useAction()
  const [alone, setAlone] = useState(false)
  const [sought, setSought] = useState('')
  const now = tools.backend.viewerOf(tools.tokens.user() ?? '')
  const owner = db.property.find(shownListing() ?? '')?.user_id
  const found = db.user.where((one) => `${one.name} ${describe(one)}`.toLowerCase().includes(sought.toLowerCase()))
  const choose = (who: Who) => run(() => signInAs(tools, who, alone))
  const entry = (id: string, label?: string) => {
    const user = db.user.find(id)
    return user ? (
      <Entry key={label ?? id} user={user} label={label} current={now?.id === id} onChoose={choose} />
    ) : null
  }
  return (
    <>
      <Section title={`Now: ${now ? now.name : 'visitor'}`}>
        <Switch
          label="In this tab alone"
          hint="Other tabs keep their account: two people in two windows."
          checked={alone}
          onCheckedChange={setAlone}
        />
        <OutcomeLine outcome={outcome} />
        <ul className={listClass}>
          <Line title="Visitor" facts="Not signed in" current={!now} onPress={() => choose('visitor')} />
          {Object.entries(PERSONA_IDS).map(([name, id]) => entry(id, `Demo account, ${name}`))}
          {owner ? entry(owner, 'Owner of the listing shown') : null}
          <Line title="Super admin" facts="The administration" current={false} onPress={() => choose('admin')} />
        </ul>
      </Section>
      <Section title="Any account">
        <TextField
          label="Find by name, address or state"
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
        {found.length === 0 ? <Nothing>No account matches.</Nothing> : null}
        <ul className={listClass}>{found.slice(0, MOST).map(({ id }) => entry(id))}</ul>
        {found.length > MOST ? <p className="text-ink-muted">And {found.length - MOST} more.</p> : null}
      </Section>
    </>
  )
}

type User = TableRow<'user'>
type EntryProps = { user: User; label?: string | undefined; current: boolean; onChoose: (who: Who) => void }

function Entry({ user, label, current, onChoose }: EntryProps) {
  const title = label ? `${label}: ${user.name}` : user.name
  return <Line title={title} facts={describe(user)} current={current} onPress={() => onChoose({ user: user.id })} />
}

type LineProps = { title: string; facts: string; current: boolean; onPress: () => void }

function Line({ title, facts, current, onPress }: LineProps) {
  return (
    <li className="flex items-center gap-3 p-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-strong">
          {title} {current ? <Badge tone="brand">Now</Badge> : null}
        </p>
        <p className="text-[0.8125rem] text-ink-muted">{facts}</p>
      </div>
      <Button size="small" variant="outline" className="min-h-10" aria-label={`Sign in: ${title}`} onClick={onPress}>
        Sign in
      </Button>
    </li>
  )
}

function describe(user: User): string {
  const id = user.id_verified
    ? 'ID verified'
    : user.id_submitted
      ? 'ID pending'
      : user.rejection_reason
        ? 'ID rejected'
        : 'no ID'
  const facts = [user.email, user.phone_verified ? 'phone verified' : 'no phone', id]
  return [...facts, user.premium_plan ?? 'no plan', `#${user.id}`].join(' · ')
}
