import type { AnyRouter } from '@tanstack/react-router'

const NAME = 'listing-picture'

/** Only what moves is named, so that long lists stay fast. The router's `viewTransition` leaves rejections open. */
export function movePictures(router: AnyRouter): void {
  let latest: ViewTransition | undefined
  let named: HTMLElement | undefined
  const name = (picture: HTMLElement | undefined) => {
    named?.style.removeProperty('view-transition-name')
    picture?.style.setProperty('view-transition-name', NAME)
    named = picture
  }
  router.startViewTransition = (commit) => {
    const listing = listingBetween(router)
    const from = listing === undefined ? undefined : pictureInView(listing)
    if (listing === undefined || !from || !moves()) return commit()
    name(from)
    const transition = document.startViewTransition(async () => {
      await commit()
      const to = pictureInView(listing)
      name(to)
      if (!to) transition.skipTransition()
    })
    // Skipped, it is no failure: the screen is there.
    transition.ready.catch(() => {})
    latest = transition
    const end = () => {
      if (transition === latest) name(undefined)
    }
    transition.finished.then(end, end)
    return transition.updateCallbackDone
  }
}

function listingBetween({ latestLocation, stores }: AnyRouter): string | undefined {
  const [to, from] = [latestLocation, stores.resolvedLocation.get()].map((location) =>
    listingOf(location?.pathname ?? ''),
  )
  return to === from ? undefined : (to ?? from)
}

/** The id in `/property/{id}` and its twins. */
function listingOf(pathname: string): string | undefined {
  return /\/propert(?:y|ies)\/([^/]+)\/?$/.exec(pathname)?.[1]
}

function pictureInView(listing: string): HTMLElement | undefined {
  const pictures = document.querySelectorAll<HTMLElement>(`[data-picture-of="${CSS.escape(listing)}"]`)
  return [...pictures].find((picture) => {
    const { width, top, bottom } = picture.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < window.innerHeight
  })
}

function moves(): boolean {
  return 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
