import { useState } from 'react'
import { uniqueId } from '@/lib/unique-id'

/** The same key for the same content until it succeeds: sending again after a lost answer creates nothing twice. */
export function createSendKey() {
  let sent: { content: string; key: string } | null = null
  return {
    of(content: unknown): string {
      const text = JSON.stringify(content)
      if (sent?.content !== text) sent = { content: text, key: uniqueId() }
      return sent.key
    },
    succeeded() {
      sent = null
    },
  }
}

export function useSendKey() {
  return useState(createSendKey)[0]
}
