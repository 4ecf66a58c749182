import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Heart, Map, Search, type LucideIcon } from 'lucide-react'
import type { MouseEvent } from 'react'
import { SHELL_CURRENCIES } from '@/domain/money/money'
import { isPlainPress } from '@/lib/plain-press'
import { useCurrency } from '@/session/preferences'
import { useRoutePrefix } from '@/session/route-prefix'
import { useCompareList } from '@/session/compare'
import { useAuthDialog, askToSignIn } from '@/session/auth-dialog'
import { useFavorites } from '@/session/favorites'
import { useLanguage } from '@/session/regional'
import { useLastSearch } from '@/session/last-search'
import { useSessionUser, isSignedIn } from '@/session/session'
import { Button } from '@/ui/button/button'
import { buttonClass } from '@/ui/button/button-class'
import { lazyPart } from '@/ui/lazy-module/lazy-part'
import { ControlFailed } from '@/ui/lazy-module/part-failed'
import { Logo } from '@/ui/logo/logo'
import { Segmented } from '@/ui/segmented/segmented'
import { LanguageChoice, ThemeButton } from './display-tools'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

const MemberTools = lazyPart(() => import('./member-tools').then((module) => module.default), {
  waiting: <span className="ml-11 size-11 rounded-full bg-surface-sunken md:ml-22" />,
  failed: (retry) => <ControlFailed {...retry} label={t('The profile menu could not be loaded. Try again')} />,
})

const CompareTray = lazyPart(() => import('@/features/compare/tray/compare-tray').then((module) => module.default), {
  waiting: <span className="size-11" />,
  failed: (retry) => <ControlFailed {...retry} label={t('The compare list could not be loaded. Try again')} />,
})

const linkLook =
  'relative flex h-full items-center gap-2 rounded-control px-2 font-semibold whitespace-nowrap lg:px-3 ' +
  'text-ink-muted hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:absolute ' +
  'aria-[current=page]:after:inset-x-3 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.5 ' +
  'aria-[current=page]:after:bg-brand forced-colors:aria-[current=page]:after:bg-[Highlight] @max-2xl:px-1 ' +
  '@max-2xl:aria-[current=page]:after:inset-x-1'

/** The link is current whatever the search of the screen. */
const anySearch = { includeSearch: false }

export function Header() {
  const t = useWords()
  const prefix = useRoutePrefix()
  const search = useLastSearch((state) => state.value)
  const user = useSessionUser()
  const saved = useFavorites((state) => state.value.length)
  const comparing = useCompareList((state) => state.value.length > 0)
  const tight = comparing || user !== null
  const english = useLanguage((state) => state.value === 'en')
  const openAuth = useAuthDialog((state) => state.open)
  return (
    <header className="@container sticky top-0 z-30 h-14 border-b border-line bg-surface-raised md:h-16 print:hidden">
      <div className="page-frame flex h-full items-center gap-2 lg:gap-4">
        <Link
          to={user ? '/dashboard/properties' : '/'}
          className="-mx-1 rounded-control px-1 py-2"
          aria-label={t('Proventous, home')}
        >
          {/* Large text, longer words, the compare list and a member's buttons leave no room for the name. */}
          <span
            className={clsx(
              'flex @max-[24.25rem]:hidden md:@max-3xl:hidden',
              (tight || !english) && '@max-[30rem]:hidden',
              tight && 'md:max-lg:hidden',
            )}
          >
            <Logo size={28} />
          </span>
          <span
            className={clsx(
              'hidden @max-[24.25rem]:flex md:@max-3xl:flex',
              (tight || !english) && '@max-[30rem]:flex',
              tight && 'md:max-lg:flex',
            )}
          >
            <Logo size={28} markOnly />
          </span>
        </Link>
        <nav aria-label={t('Main')} className="hidden h-full flex-1 items-stretch gap-1 md:flex md:pl-2">
          <Link to={`${prefix}/properties`} search={search} activeOptions={anySearch} className={linkLook}>
            <Fitting long={t('Browse Properties')} short={t('Browse')} icon={Search} />
          </Link>
          <Link to={`${prefix}/map`} search={search} activeOptions={anySearch} className={linkLook}>
            <Fitting long={t('Map View')} short={t('Map')} icon={Map} />
          </Link>
          <Link to={`${prefix}/favorites`} className={linkLook}>
            <Fitting long={t('Favorites')} short={t('Favorites|in the bottom bar')} icon={Heart} />{' '}
            {saved > 0 ? (
              <span
                className={clsx(
                  'figures min-w-5 rounded-full bg-surface-sunken px-1.5 text-center text-xs leading-5 font-bold',
                  'text-ink',
                )}
              >
                <span aria-hidden>{saved}</span>
                <span className="sr-only">{t('{n} saved', { n: saved })}</span>
              </span>
            ) : null}
          </Link>
        </nav>
        <div className="ml-auto flex shrink-0 items-center gap-1.5 lg:gap-3">
          {comparing ? <CompareTray /> : null}
          <CurrencySwitch crowded={comparing} />
          <ListPropertyLink />
          {/* On phones members have the language in their menu, and who compares has it on the landing page. */}
          <span
            className={clsx(
              'flex',
              'md:@max-[36rem]:hidden',
              comparing ? '@max-[30rem]:hidden' : '@max-[18rem]:hidden',
              user && 'max-md:hidden',
            )}
          >
            <LanguageChoice />
          </span>
          <span className="hidden md:@min-[36rem]:block">
            <ThemeButton />
          </span>
          {user ? (
            <MemberTools user={user} />
          ) : (
            <Button size="small" className="shrink-0 whitespace-nowrap" onClick={() => openAuth('login')}>
              {t('Sign In')}
            </Button>
          )}
        </div>
      </div>
    </header>
  )
}

type FittingProps = { long: string; short: string; icon: LucideIcon }

/** The longest that fits: other languages need more room than English, large text more than any. */
function Fitting({ long, short, icon: Icon }: FittingProps) {
  const english = useLanguage((state) => state.value === 'en')
  return (
    <>
      <Icon aria-hidden size={20} className="hidden @max-[34rem]:block" />
      <span
        aria-hidden
        data-short={short}
        className={clsx(
          'hidden before:content-[attr(data-short)]',
          english ? '@min-[34rem]:@max-[53rem]:inline' : '@min-[34rem]:@max-6xl:inline',
        )}
      />
      <span
        className={clsx('sr-only', english ? '@min-[53rem]:not-sr-only' : '@6xl:not-sr-only', 'whitespace-nowrap!')}
      >
        {long}
      </span>
    </>
  )
}

const OPTIONS = SHELL_CURRENCIES.map((value) => ({ value, label: value }))

function CurrencySwitch({ crowded }: { crowded: boolean }) {
  const t = useWords()
  const { value, set } = useCurrency()
  return (
    <Segmented
      label={t('Currency')}
      size="small"
      options={OPTIONS}
      value={value === 'EUR' ? null : value}
      onValueChange={set}
      className={clsx('@max-[16rem]:hidden @max-[26rem]:[&_label>span]:px-2', crowded && 'md:@max-[28rem]:hidden')}
    />
  )
}

const LIST_PROPERTY = '/dashboard/list-property'

function ListPropertyLink() {
  const t = useWords()
  const press = (event: MouseEvent) => {
    if (!isPlainPress(event) || isSignedIn()) return
    event.preventDefault()
    askToSignIn(LIST_PROPERTY, 'list')
  }
  return (
    <Link
      to={LIST_PROPERTY}
      preload={false}
      onClick={press}
      className={clsx(
        buttonClass({ variant: 'outline', size: 'small' }),
        'whitespace-nowrap max-xl:hidden @max-6xl:hidden',
      )}
    >
      {t('List Property')}
    </Link>
  )
}
