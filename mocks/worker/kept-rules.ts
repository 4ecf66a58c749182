import type { Backend } from '../backend'
import { networkRules } from '../network/rules/parse-rules'

/** Takes up the rules that were `kept` for the tab as text, and hands each change to `keep`. */
export function keepRules({ rules }: Pick<Backend, 'rules'>, kept: string | null, keep: (text: string) => void): void {
  if (kept !== null) {
    const parsed = networkRules.safeParse(parseJson(kept))
    if (parsed.success) rules.set(parsed.data)
    // oxlint-disable-next-line no-console -- the developer who wrote the rules looks here
    else console.warn(`The network rules kept in this tab are not used: ${parsed.error.issues[0]?.message}.`)
  }
  rules.watch(() => keep(JSON.stringify(rules.list())))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
