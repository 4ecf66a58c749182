import { useQuery } from '@tanstack/react-query'
import { Ban } from 'lucide-react'
import { blockedQuery, useBlocking } from '@/account/blocking'
import { sameId } from '@/domain/ids'
import { firstName } from '@/domain/messages/conversation'
import { profilePath } from '@/domain/people/profile-path'
import { Addition } from '@/listing/additions/addition'
import { ReportButton } from '@/listing/reports/report-button'
import { useToken } from '@/session/session'
import { LinkButton } from '@/ui/button/link-button'
import type { Person } from '../person'
import { useWords } from '@/words/use-words'

/** Links that block or report the person of a profile. */
export function SafetyLinks({ person }: { person: Person }) {
  const t = useWords()
  const { id, name } = person
  const username = person.username || id
  const path = profilePath(username)
  return (
    <div className="mt-2 flex flex-wrap gap-x-5">
      <Addition of="blockUser">
        <BlockLink {...{ id, name, username }} />
      </Addition>
      <ReportButton subject={{ about: 'person', id, title: name, who: name, path }}>
        {t('Report {name}', { name: firstName(name) })}
      </ReportButton>
    </div>
  )
}

/** Members alone can block. */
function BlockLink({ id, name, username }: { id: string; name: string; username: string }) {
  const t = useWords()
  const token = useToken((state) => state.value)
  const { data: blocked } = useQuery(blockedQuery(token))
  const { block, unblock, busy } = useBlocking()
  if (!blocked) return null
  const isBlocked = blocked.some((one) => sameId(one.id, id))
  const person = { username, name }
  return (
    <LinkButton
      disabled={busy}
      onClick={() => (isBlocked ? unblock(person) : void block(person))}
      className="min-h-11 text-[0.8125rem] print:hidden"
    >
      <Ban aria-hidden size={16} className="shrink-0" />
      {isBlocked ? t('Unblock {name}', { name: firstName(name) }) : t('Block {name}', { name: firstName(name) })}
    </LinkButton>
  )
}
