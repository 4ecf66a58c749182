import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { approveVerification, rejectVerification } from '@/contract/admin'
import { sameId } from '@/domain/ids'
import { notify } from '@/ui/toast/notify'
import { adminCall } from '../admin-call'
import { adminQueries } from '../admin.queries'
import type { AdminData } from '../dashboard/use-admin-data'
import { isDecided } from '../failures'
import { nameOf } from '../labels'
import { forgetReason } from '../review/reasons'
import {
  forgetDecision,
  forgetSent,
  idOf,
  isDecidedHere,
  keepDecision,
  useDecisions,
  type Decision,
} from './decision-store'
import { isTaken, keepUntilTaken, leaveDecisions, leftDecisions } from './left-decisions'
import { t } from '@/words/words'

/** Closes the Undo toasts, which sends their decisions. */
const undoToasts = new Map<string, () => void>()
const onTheWay = new Set<Promise<boolean>>()

/** Sends at once what could still be undone. True when the server has taken all that was on its way. */
export async function sendDecisions(): Promise<boolean> {
  for (const close of undoToasts.values()) close()
  const taken = await Promise.all(onTheWay)
  return taken.every(Boolean)
}

/** The server hears of a decision (A 4) when Undo ends: by time, a hidden tab, logging out, or a return. */
export function useDecision({ session, refresh }: AdminData, reopen: (decision: Decision) => void) {
  const queryClient = useQueryClient()
  useEffect(sendOnLeaving, [])
  const by = session?.admin.email ?? ''

  const isOwn = (decision: Decision) => {
    const action = decision.reason === undefined ? 'verification_approved' : 'verification_rejected'
    const records = queryClient.getQueryData(adminQueries.audit(session?.token ?? null).queryKey)
    const last = records?.find(
      (one) => sameId(one.verificationId, decision.record.id) && one.action !== 'id_picture_viewed',
    )
    return last?.action === action && last.adminEmail === session?.admin.email
  }
  const carryOut = async (decision: Decision): Promise<boolean> => {
    keepDecision({ stage: 'sending', decision })
    try {
      await tellServer(decision)
    } catch (thrown) {
      if (!isDecided(thrown)) {
        keepDecision({ stage: 'failed', decision, error: thrown instanceof Error ? thrown : new Error(String(thrown)) })
        return false
      }
      await refresh()
      if (!isOwn(decision)) {
        keepDecision({ stage: 'elsewhere', decision, message: thrown.message })
        isTaken(decision)
        return true
      }
    }
    isTaken(decision)
    forgetReason(idOf(decision))
    keepDecision({ stage: 'sent', decision })
    void refresh().then(() => {
      const listed = queryClient.getQueryData(adminQueries.pending(session?.token ?? null).queryKey)
      if (listed) forgetSent(listed)
    })
    return true
  }
  const send = async (decision: Decision) => {
    if (useDecisions.getState()[idOf(decision)]?.stage === 'sending') return
    const sending = carryOut(decision)
    onTheWay.add(sending)
    await sending
    onTheWay.delete(sending)
  }
  const sendLeft = useEffectEvent((admin: string) => {
    for (const decision of leftDecisions(admin)) {
      void send(decision).then(() => {
        const { stage } = useDecisions.getState()[idOf(decision)] ?? {}
        if (stage !== 'elsewhere' && stage !== 'failed')
          notify({
            text: isRejection(decision)
              ? t('Rejected before you left, sent now: {name}', { name: nameOf(decision.record) })
              : t('Approved before you left, sent now: {name}', { name: nameOf(decision.record) }),
            tone: 'good',
          })
      })
    }
  })
  useEffect(() => sendLeft(by), [by])
  const decide = (decision: Decision) => {
    const id = idOf(decision)
    if (isDecidedHere(useDecisions.getState()[id])) return
    let undone = false
    keepDecision({ stage: 'undoable', decision })
    keepUntilTaken(by, decision)
    const close = notify({
      text: isRejection(decision)
        ? t('Rejected: {name}', { name: nameOf(decision.record) })
        : t('Approved: {name}', { name: nameOf(decision.record) }),
      tone: 'good',
      action: {
        label: t('Undo'),
        onPress() {
          undone = true
          forgetDecision(id)
          isTaken(decision)
          reopen(decision)
        },
      },
      onGone() {
        undoToasts.delete(id)
        if (!undone) void send(decision)
      },
    })
    undoToasts.set(id, close)
  }
  return { decide, send }
}

const isRejection = ({ reason }: Decision) => reason !== undefined

async function tellServer({ record, reason }: Decision): Promise<void> {
  const params = { id: String(record.id) }
  if (reason === undefined) await adminCall(approveVerification, { params })
  else await adminCall(rejectVerification, { params, body: { reason } })
}

function sendOnLeaving() {
  const onLeave = (event: BeforeUnloadEvent) => {
    void sendDecisions()
    leaveDecisions()
    if (onTheWay.size > 0) event.preventDefault()
  }
  const onHide = () => {
    if (document.hidden) void sendDecisions()
  }
  window.addEventListener('beforeunload', onLeave)
  window.addEventListener('pagehide', leaveDecisions)
  document.addEventListener('visibilitychange', onHide)
  return () => {
    window.removeEventListener('beforeunload', onLeave)
    window.removeEventListener('pagehide', leaveDecisions)
    document.removeEventListener('visibilitychange', onHide)
    void sendDecisions()
  }
}
