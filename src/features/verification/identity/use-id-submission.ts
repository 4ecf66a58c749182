import { useState } from 'react'
import { call } from '@/api/call'
import { ApiError, NetworkError, saidBy } from '@/api/errors'
import { useOnce } from '@/api/send-once'
import { submitIdVerification } from '@/contract/account/verification'
import { useNeedToken } from '../need-token'
import type { IdDraft, Side } from './id-draft'
import { t } from '@/words/words'
import { useWords } from '@/words/use-words'

export type IdProblem = { text: string; sides: Partial<Record<Side, string>> }

const FAILED = 'Failed to submit ID verification'

/** Uploads take longer than other calls. */
const PATIENCE_MS = 120_000

/** Hands in the pictures (A 7), with progress and the documented error texts (A 8). */
export function useIdSubmission() {
  const t = useWords()
  const once = useOnce()
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<IdProblem | null>(null)
  const needToken = useNeedToken(t('Please log in to submit ID verification.'))

  async function handIn({ idType, front, back }: IdDraft): Promise<boolean> {
    if (!needToken()) return false
    if (front === null || back === null) {
      const missing = t('Please upload both ID front and back images.')
      setProblem({ text: missing, sides: {} })
      return false
    }
    setProblem(null)
    try {
      const body = { id_type: idType, id_front: front, id_back: back }
      await withProgress(call(submitIdVerification, { body }, { timeout: PATIENCE_MS }), setProgress)
      return true
    } catch (error) {
      setProblem(problemOf(error))
      return false
    } finally {
      setProgress(null)
    }
  }
  const submit = async (draft: IdDraft) => (await once(['submit-id'], () => handIn(draft))) ?? false
  return { progress, problem, dismiss: () => setProblem(null), submit }
}

function problemOf(error: unknown): IdProblem {
  const reason = saidBy(error) ?? (error instanceof NetworkError ? error.message : t(FAILED))
  const { id_front, id_back } = error instanceof ApiError ? error.fields : {}
  return {
    text: t('Error submitting ID verification: {reason}', { reason }),
    sides: { ...(id_front?.[0] ? { front: id_front[0] } : {}), ...(id_back?.[0] ? { back: id_back[0] } : {}) },
  }
}

/** Percent per step, and milliseconds between steps (A 9). */
const STEP = 10
const EVERY_MS = 50

/** Waits at the last step before 100 until the server has answered: 100 means done. */
async function withProgress<T>(sending: Promise<T>, show: (percent: number) => void): Promise<T> {
  let failed = false
  const climb = async () => {
    show(0)
    for (let percent = STEP; percent < 100; percent += STEP) {
      await pause()
      if (failed) return
      show(percent)
    }
  }
  try {
    const [answer] = await Promise.all([sending, climb()])
    await pause()
    show(100)
    return answer
  } catch (error) {
    failed = true
    throw error
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, EVERY_MS))
}
