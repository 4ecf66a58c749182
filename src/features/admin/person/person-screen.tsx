import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, UserRoundX } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ApiError } from '@/api/errors'
import type { AdminPerson } from '@/contract/standing'
import { resolveImageUrl } from '@/domain/listing/images'
import { useSuperAdmin } from '@/session/admin'
import { Avatar } from '@/ui/avatar/avatar'
import { Button } from '@/ui/button/button'
import { linkClass } from '@/ui/button/link-button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { ErrorState } from '@/ui/error-state/error-state'
import { Delayed, Skeleton } from '@/ui/skeleton/skeleton'
import { adminKeys } from '../admin.queries'
import { nameOf } from '../labels'
import { StandingBadge, StatusBadge } from '../lists/marks'
import { DecisionDialog } from './decision-dialog'
import { DECISIONS, decisionsFor, type PersonDecision } from './decisions'
import { PersonCards } from './person-cards'
import { personQuery } from './person.query'
import { useWords } from '@/words/use-words'

export function AdminPersonScreen({ id, tools }: { id: string; tools?: ReactNode }) {
  const t = useWords()
  const token = useSuperAdmin()?.token ?? null
  const person = useQuery(personQuery(token, id))
  return (
    <>
      <meta name="robots" content="noindex" />
      <header className="border-b border-line bg-surface-raised">
        <div className="page-frame flex min-h-14 flex-wrap items-center justify-between gap-2 py-1.5">
          <Link
            to="/super-admin/dashboard"
            search={{ tab: 'users' }}
            className={`${linkClass} inline-flex min-h-11 items-center gap-2`}
          >
            <ArrowLeft aria-hidden size={18} />
            {t('All users')}
          </Link>
          {tools}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="page-frame pt-5 pb-16 outline-none">
        {person.data ? <Person person={person.data} /> : null}
        {person.isPending ? <PersonLoading /> : null}
        {person.isError && !person.data ? (
          person.error instanceof ApiError && person.error.status === 404 ? (
            <EmptyState
              level={1}
              picture={<ScenePicture icon={UserRoundX} />}
              title={t('Person not found')}
              reason={t('The account was deleted, or the link is wrong.')}
            />
          ) : (
            <ErrorState
              level={1}
              title={t('The person could not be loaded')}
              text={person.error.message}
              retrying={person.isFetching}
              onRetry={() => void person.refetch()}
            />
          )
        ) : null}
      </main>
    </>
  )
}

function PersonLoading() {
  const t = useWords()
  return (
    <Delayed>
      <h1 className="sr-only">{t('Person')}</h1>
      <p role="status" className="sr-only">
        {t('Loading...')}
      </p>
      <Skeleton className="h-16 w-full max-w-md" />
      <div className="mt-5 grid gap-4 lg:grid-cols-2">
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} className="h-40" />
        ))}
      </div>
    </Delayed>
  )
}

function Person({ person }: { person: AdminPerson }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const [decision, setDecision] = useState<PersonDecision>()
  const { user, standing } = person
  const name = nameOf(user)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 items-center gap-4">
          <Avatar
            name={name}
            size={56}
            {...(user.profilePicture ? { src: resolveImageUrl(user.profilePicture) } : {})}
          />
          <div className="min-w-0">
            <h1 tabIndex={-1} className="text-2xl wrap-anywhere outline-none">
              {name}
            </h1>
            <p className="text-ink-muted wrap-anywhere">
              @{user.username} · {user.email}
            </p>
            <p className="mt-1.5 flex flex-wrap gap-1.5">
              <StandingBadge standing={standing.state} />
              <StatusBadge status={user.status} />
            </p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          {decisionsFor(person).map((each) => (
            <Button key={each} variant={each === 'lift' ? 'action' : 'outline'} onClick={() => setDecision(each)}>
              {t(DECISIONS[each].button)}
            </Button>
          ))}
        </div>
      </div>
      <PersonCards person={person} />
      {decision ? (
        <DecisionDialog
          decision={decision}
          person={{ id: String(user.id), name }}
          onClose={() => setDecision(undefined)}
          onDecided={() => queryClient.invalidateQueries({ queryKey: adminKeys.all })}
        />
      ) : null}
    </>
  )
}
