import type { AnyRouter } from '@tanstack/react-router'

export function publicLink(router: AnyRouter, id: string): string {
  const { href } = router.buildLocation({ to: '/property/$id', params: { id } })
  return new URL(router.history.createHref(href), location.origin).href
}
