import { useQuery } from '@tanstack/react-query'
import { House, Link2Off } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '@/api/errors'
import { serverNow } from '@/api/server-clock'
import type { SharedList, Vote } from '@/contract/favorites/shared-lists'
import { sameId } from '@/domain/ids'
import { BrowseLink } from '@/listing/links/browse-link'
import { useNamedListings } from '@/listing/search/use-named-listings'
import { keepName, useListVotes } from '@/session/marks/list-votes'
import { useStoredUser } from '@/session/session'
import { buttonClass } from '@/ui/button/button-class'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { ErrorState } from '@/ui/error-state/error-state'
import { TextField } from '@/ui/text-field/text-field'
import { NAME_MAX_LENGTH } from '@/contract/fields'
import { SavedGrid } from '../saved-grid'
import { SavedLoading } from '../saved-states'
import { SharedHome } from './shared-home'
import { sharedListQueries } from './shared-list.queries'
import { useVote } from './use-vote'
import { useWords } from '@/words/use-words'

export function SharedListScreen({ link }: { link: string }) {
  const t = useWords()
  const { data, error, isFetching, refetch } = useQuery(sharedListQueries.ofLink(link))
  const status = error instanceof ApiError ? error.status : undefined
  return (
    <div className="page-frame pt-5 pb-12 md:pt-8">
      {/* Who has the link decides who else gets it. */}
      <meta name="robots" content="noindex" />
      {status === 410 || status === 404 ? (
        <Over ended={status === 410} />
      ) : data ? (
        <Homes link={link} list={data} />
      ) : error ? (
        <ErrorState
          level={1}
          title={t('This list could not be loaded')}
          text={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <>
          <h1 tabIndex={-1} className="mb-5 text-2xl md:text-3xl">
            {t('Shared list')}
          </h1>
          <SavedLoading layout="grid" count={3} words={t('Loading the list...')} />
        </>
      )}
    </div>
  )
}

function Over({ ended }: { ended: boolean }) {
  const t = useWords()
  return (
    <EmptyState
      level={1}
      picture={<ScenePicture icon={Link2Off} />}
      title={ended ? t('This list is no longer shared') : t('There is no such list')}
      reason={
        ended
          ? t('Its owner ended the link, or removed the list. Ask for a new link to see the homes again.')
          : t('The link may be incomplete. Open it again from the message it came in.')
      }
      actions={<BrowseLink className={buttonClass()}>{t('Browse Properties')}</BrowseLink>}
    />
  )
}

const NAME = 'voter-name'

function Homes({ link, list }: { link: string; list: SharedList }) {
  const t = useWords()
  const ids = list.homes.map(({ property_id }) => String(property_id))
  const { data, error, isFetching, refetch } = useNamedListings(ids)
  const { own, vote } = useVote(link)
  const known = useListVotes((state) => state.value.name)
  const user = useStoredUser((state) => state.value)
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState('')
  const name = typed ?? (known || (user?.first_name ?? ''))
  const cast = (home: string) => (which: Vote) => {
    if (name.trim() === '') {
      setProblem(t('Please say who you are'))
      document.getElementById(NAME)?.focus()
      return
    }
    keepName(name.trim())
    vote(home, name.trim(), which)
  }
  const shown = list.homes.flatMap((voted) => {
    const listing = data?.find(({ id }) => sameId(id, voted.property_id))
    return listing ? [{ voted, listing }] : []
  })
  const gone = list.homes.length - shown.length
  return (
    <>
      <header className="mb-5">
        <h1 tabIndex={-1} className="text-2xl wrap-anywhere md:text-3xl">
          {list.name}
        </h1>
        <p className="mt-1 text-ink-muted">
          {t.count(list.homes.length, '{n} home, shared by {name}', '{n} homes, shared by {name}', {
            name: list.owner_name,
          })}
        </p>
      </header>
      {list.homes.length === 0 ? (
        <EmptyState
          picture={<ScenePicture icon={House} />}
          title={t('No homes yet')}
          reason={t('{name} has not added a home to this list yet. The link stays the same.', {
            name: list.owner_name,
          })}
        />
      ) : data === undefined && error ? (
        <ErrorState
          title={t('The homes could not be loaded')}
          text={error.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : data === undefined ? (
        <SavedLoading layout="grid" count={list.homes.length} words={t('Loading the homes...')} />
      ) : (
        <>
          <TextField
            id={NAME}
            label={t('Your name')}
            hint={t('The others see it beside your votes. You need no account.')}
            autoComplete="given-name"
            maxLength={NAME_MAX_LENGTH}
            className="mb-6 max-w-sm"
            value={name}
            error={problem}
            onChange={(event) => {
              setTyped(event.target.value)
              setProblem('')
            }}
          />
          {gone > 0 ? (
            <p className="mb-6 rounded-card border border-line bg-surface-raised px-4 py-3">
              {t.count(
                gone,
                '{n} home of this list is no longer offered.',
                '{n} homes of this list are no longer offered.',
              )}
            </p>
          ) : null}
          <SavedGrid layout="grid" label={t('Homes of the list')}>
            {shown.map(({ voted, listing }, place) => (
              <SharedHome
                key={listing.id}
                {...{ voted, listing }}
                own={own[listing.id]}
                onVote={cast(listing.id)}
                now={serverNow()}
                eager={place < 3}
              />
            ))}
          </SavedGrid>
        </>
      )}
    </>
  )
}
