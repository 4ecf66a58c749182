import type { StoryContext } from '@storybook/react-vite'
import { AS_TEST } from './as-test'
import { newParts } from './new-parts'

type Kept = { judged: Set<string>; last?: { seen: Set<string>; reporting: StoryContext['reporting'] } }

const KEPT = Symbol.for('proventous:judged')

/** The preview may be evaluated more than once in a page. */
const kept = ((globalThis as { [KEPT]?: Kept })[KEPT] ??= { judged: new Set() })

/**
 * Most of a screen looks as in the story before. Where stories run as tests, axe judges what is new to the page; by hand, everything.
 * A part is known when axe has had nothing against it, so each story with a fault fails.
 */
export function judgeNewParts(context: StoryContext): void {
  if (!AS_TEST) return
  rememberLast()
  const seen = new Set<string>()
  const parts = newParts(kept.judged, seen)
  const judging = parts.length > 0 ? { context: stillThere(parts) } : { disable: true }
  context.parameters = { ...context.parameters, a11y: { ...context.parameters['a11y'], ...judging } }
  kept.last = { seen, reporting: context.reporting }
}

/** Axe starts a little later, when the screen may have drawn a part anew: then it judges the page. */
function stillThere(parts: readonly Element[]) {
  return {
    get include() {
      const there = parts.filter(({ isConnected }) => isConnected)
      return there.length > 0 ? there : [document.body]
    },
  }
}

function rememberLast(): void {
  const { last } = kept
  if (!last?.reporting.reports.some(({ type, status }) => type === 'a11y' && status === 'passed')) return
  for (const part of last.seen) kept.judged.add(part)
}
