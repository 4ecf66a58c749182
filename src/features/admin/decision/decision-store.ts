import { create } from 'zustand'
import type { AdminVerification } from '@/contract/admin'

/** A reason makes it a rejection. */
export type Decision = { record: Pick<AdminVerification, 'id' | 'name' | 'username' | 'email'>; reason?: string }

/** `undoable`: the server does not know it yet. `elsewhere`: somebody else was faster. */
export type DecisionState =
  | { stage: 'undoable' | 'sending' | 'sent'; decision: Decision }
  | { stage: 'failed'; decision: Decision; error: Error }
  | { stage: 'elsewhere'; decision: Decision; message: string }

/** This page's decisions by verification, until the server's list is without them. */
export const useDecisions = create<Record<string, DecisionState>>()(() => ({}))

export const idOf = ({ record }: Decision) => String(record.id)

export function keepDecision(state: DecisionState): void {
  useDecisions.setState({ [idOf(state.decision)]: state })
}

export function forgetDecision(id: string): void {
  useDecisions.setState(({ [id]: _, ...others }) => others, true)
}

export function forgetDecisions(): void {
  useDecisions.setState({}, true)
}

/** Forgets what was sent and has left the server's list, so that the same person can hand in another ID. */
export function forgetSent(listed: readonly AdminVerification[]): void {
  const waiting = new Set(listed.map(({ id }) => String(id)))
  for (const [id, { stage }] of Object.entries(useDecisions.getState()))
    if (stage === 'sent' && !waiting.has(id)) forgetDecision(id)
}

export function isDecidedHere(state: DecisionState | undefined): boolean {
  return state !== undefined && state.stage !== 'failed'
}
