import { Link } from '@tanstack/react-router'
import { ChartNoAxesColumn, Map, MapPinOff } from 'lucide-react'
import { useEffect } from 'react'
import { DISTRICTS, districtNamed, scopeOf, slugOf, type District } from '@/domain/search/words/districts'
import { BrowseLink } from '@/listing/links/browse-link'
import { useMarket } from '@/listing/search/use-listing-pool'
import { useRoutePrefix } from '@/session/route-prefix'
import { Button } from '@/ui/button/button'
import { buttonClass } from '@/ui/button/button-class'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ScenePicture } from '@/ui/empty-state/scene-picture'
import { ErrorState } from '@/ui/error-state/error-state'
import { Delayed, Skeleton } from '@/ui/skeleton/skeleton'
import { FiguresByKind } from './figures-by-kind'
import { useWords } from '@/words/use-words'

type Props = { name: string; onTitle: (title: string) => void }

/** What is asked in a district or town, by kind. */
export function DistrictScreen({ name, onTitle }: Props) {
  const t = useWords()
  const district = districtNamed(name)
  const title = district ? t('Asking prices in {place}', { place: district }) : t('District Not Found')
  useEffect(() => onTitle(title), [title, onTitle])
  if (!district) {
    return (
      <EmptyState
        level={1}
        picture={<ScenePicture icon={MapPinOff} />}
        title={t('District Not Found')}
        reason={t('There is no district or town of this name here.')}
        actions={
          <Button asChild>
            <BrowseLink>{t('Browse Properties')}</BrowseLink>
          </Button>
        }
        className="py-20"
      />
    )
  }
  return (
    <div className="page-frame pt-5 pb-16 md:pt-8">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 tabIndex={-1} className="text-2xl md:text-3xl">
            {title}
          </h1>
          <p className="mt-1 max-w-2xl text-pretty text-ink-muted">
            {t('Medians of what is on offer now. Fewer than five listings have no figures.')}
          </p>
        </div>
        <MapLink district={district} />
      </div>
      <Figures district={district} />
      <nav aria-label={t('Other districts')} className="mt-10 border-t border-line pt-5 print:hidden">
        <h2 className="text-lg">{t('Other districts')}</h2>
        <Others district={district} />
      </nav>
    </div>
  )
}

function Figures({ district }: { district: District }) {
  const t = useWords()
  const scope = scopeOf(district)
  const { data, error, isFetching, refetch } = useMarket(scope)
  if (data === undefined) {
    return error ? (
      <ErrorState
        level={2}
        title={t('The figures could not be loaded')}
        text={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="py-16"
      />
    ) : (
      <Delayed>
        <p role="status" className="sr-only">
          {t('Loading the figures')}
        </p>
        <div aria-hidden className="mt-6 grid gap-6">
          <Skeleton className="h-52 rounded-card" />
          <Skeleton className="h-52 rounded-card" />
        </div>
      </Delayed>
    )
  }
  if (!data.some((figure) => (figure.district === null) === (scope.district === undefined))) {
    return (
      <EmptyState
        level={2}
        picture={<ScenePicture icon={ChartNoAxesColumn} />}
        title={t('No Figures Yet')}
        reason={t('No listing in {district} is on offer with a price and an area.', { district })}
        className="py-16"
      />
    )
  }
  return <FiguresByKind district={district} city={scope.district === undefined ? null : scope.city} figures={data} />
}

function MapLink({ district }: { district: District }) {
  const t = useWords()
  const prefix = useRoutePrefix()
  return (
    <Link to={`${prefix}/map`} search={{ mode: 'all', in: district }} className={buttonClass({ variant: 'outline' })}>
      <Map aria-hidden size={18} /> {t('{district} on the map', { district })}
    </Link>
  )
}

function Others({ district }: { district: District }) {
  const prefix = useRoutePrefix()
  return (
    <ul className="mt-1 flex flex-wrap gap-x-6">
      {DISTRICTS.filter((other) => other !== district).map((other) => (
        <li key={other}>
          <Link
            to={`${prefix}/districts/$name`}
            params={{ name: slugOf(other) }}
            className="inline-flex min-h-11 items-center rounded-sm font-semibold hover:underline"
          >
            {other}
          </Link>
        </li>
      ))}
    </ul>
  )
}
