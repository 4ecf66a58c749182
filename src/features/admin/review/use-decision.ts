import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { approveVerification, rejectVerification, type AdminVerification } from '@/contract/admin'
import { announce } from '@/ui/live-region/announce'
import { adminCall } from '../admin-call'
import { isDecided } from '../failures'
import { nameOf } from '../labels'

type Decision = { record: AdminVerification; reason?: string }

/** A record as it is here after the decision (A 4); `elsewhere` is what the server says when somebody else was faster. */
export type Decided = { record: AdminVerification; elsewhere: string | null }

/** Approves and rejects; afterwards figures and lists are asked for again (A 4). */
export function useDecision(refresh: () => Promise<unknown>) {
  const [decided, setDecided] = useState<Record<string, Decided>>({})
  const keep = (one: Decided) => {
    setDecided((before) => ({ ...before, [String(one.record.id)]: one }))
    void refresh()
  }
  const decision = useMutation({
    mutationFn: ({ record, reason }: Decision) => {
      const params = { id: String(record.id) }
      return reason === undefined
        ? adminCall(approveVerification, { params })
        : adminCall(rejectVerification, { params, body: { reason } })
    },
    onSuccess: (_, { record, reason }) => {
      const changes =
        reason === undefined ? { status: 'approved' as const } : { status: 'rejected' as const, notes: reason }
      announce(`${reason === undefined ? 'Approved' : 'Rejected'}: ${nameOf(record)}`)
      keep({ record: { ...record, ...changes }, elsewhere: null })
    },
    onError: (error, { record }) => {
      if (isDecided(error)) keep({ record, elsewhere: error.message })
    },
  })
  return {
    decided,
    decide: (record: AdminVerification, reason?: string) => {
      if (!decision.isPending) decision.mutate({ record, ...(reason === undefined ? {} : { reason }) })
    },
    busy: decision.isPending,
    /** What failed for that record, unless it is decided now. */
    problemOf: (id: string) =>
      decision.error && !isDecided(decision.error) && String(decision.variables?.record.id) === id
        ? { error: decision.error, rejecting: decision.variables?.reason !== undefined }
        : null,
    dismiss: decision.reset,
  }
}

export type DecisionState = ReturnType<typeof useDecision>
