import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Copy, FileQuestion } from 'lucide-react'
import { call } from '@/api/call'
import { ApiError } from '@/api/errors'
import { debugProperty } from '@/contract/listing/properties'
import { useRoutePrefix } from '@/session/route-prefix'
import { Button } from '@/ui/button/button'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { ErrorState } from '@/ui/error-state/error-state'
import { Delayed, Skeleton } from '@/ui/skeleton/skeleton'
import { notify } from '@/ui/toast/notify'
import { DeveloperLayout, PathText } from './developer-layout'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

const dumpKey = (id: string) => ['debug-property', id] as const

export function DebugPropertyScreen({ id }: { id: string }) {
  const t = useWords()
  const prefix = useRoutePrefix()
  const dump = useQuery({
    queryKey: dumpKey(id),
    queryFn: ({ signal }) => call(debugProperty, { params: { id } }, { signal }),
    // The raw record must be the present one, not a cached one.
    staleTime: 0,
  })
  const json = dump.data && JSON.stringify(dump.data, null, 2)
  const missing = dump.error instanceof ApiError && dump.error.status === 404
  return (
    <DeveloperLayout
      title={t('Property {id}', { id })}
      intro={t.rich('The raw record from {path}.', { path: <PathText>{`GET /api/debug/property/${id}`}</PathText> })}
      actions={
        json ? (
          <div className="flex flex-wrap gap-2">
            <Button icon={<Copy aria-hidden size={17} />} onClick={() => void copy(json)}>
              {t('Copy JSON')}
            </Button>
            <Button variant="outline" asChild>
              <Link to={`${prefix}/property/$id`} params={{ id }}>
                {t('Open the listing')}
              </Link>
            </Button>
          </div>
        ) : null
      }
    >
      {json ? (
        <pre
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable
          tabIndex={0}
          role="region"
          aria-label={t('Raw record')}
          className={clsx(
            'overflow-x-auto rounded-card border border-line bg-surface-raised p-4 font-mono text-[0.8125rem]',
            'leading-relaxed sm:p-5',
          )}
        >
          {json}
        </pre>
      ) : missing ? (
        <EmptyState
          picture={<ScenePicture icon={FileQuestion} />}
          title={t('Property not found')}
          reason={t('The server has no record with this ID.')}
          actions={
            <Button asChild>
              <Link to={`${prefix}/properties`}>{t('Browse Properties')}</Link>
            </Button>
          }
        />
      ) : dump.error ? (
        <ErrorState
          title={t('The record could not be read')}
          text={dump.error.message}
          onRetry={() => void dump.refetch()}
          retrying={dump.isFetching}
        />
      ) : (
        <Delayed>
          <output className="sr-only">{t('Loading the record')}</output>
          <Skeleton className="h-120 w-full rounded-card" />
        </Delayed>
      )}
    </DeveloperLayout>
  )
}

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    notify({ text: t('JSON copied to the clipboard'), tone: 'good' })
  } catch {
    notify({ text: t('The JSON could not be copied. Select it in the page instead.'), tone: 'bad' })
  }
}
