import { proxy, type Remote } from 'comlink'
import { createBackend, type Backend } from '../backend'
import { createLog } from '../network/log'
import { createRules, type NetworkRule } from '../network/rules/rules'
import { followTabs } from '../realtime/follow-tabs'
import { startLive } from '../realtime/start-realtime'
import { scenarioById } from '../scenarios/catalog'
import { browserFiles } from '../store/files'
import { browserPersistence } from '../store/persistence'
import { markChanged } from '../browser/write-storage'
import type { HostedBackend } from './hosted-backend'
import { pictureOfSeed } from './picture-of-seed'

/**
 * The rows of the backend in its thread, for the toolbox: a backend that keeps step as another tab does. Rules and log
 * are those of the thread.
 */
export async function mirrorBackend(hosted: Remote<HostedBackend>, scenario: string): Promise<Backend> {
  await hosted.setAside()
  const rules = createRules()
  const log = createLog()
  let fired: number[] = []
  const refresh = async () => {
    const { list, fired: counts } = await hosted.rules()
    fired = counts
    if (JSON.stringify(list) !== JSON.stringify(rules.list())) rules.set(list)
  }
  const changing = (change: Promise<unknown>) => void change.then(refresh)
  await hosted.followLog(
    proxy((entries) => {
      if (entries.length === 0) log.clear()
      for (const entry of entries) {
        if ('call' in entry) log.add(entry.call)
        else log.addFrame(entry.frame)
      }
      void refresh()
    }),
  )
  await refresh()
  const backend = createBackend({
    scenario: scenarioById(scenario),
    persistence: browserPersistence({ markChanged }),
    files: browserFiles(scenario),
    file: pictureOfSeed,
    log: { ...log, clear: () => void hosted.control('clearLog', []) },
    rules: {
      ...rules,
      // What the toolbox does itself meets no rule.
      next: () => undefined,
      set: (next) => changing(hosted.control('setRules', [next])),
      add: (rule, options) => changing(hosted.addRule(rule, options)),
      remove: (rule) => changing(hosted.removeRule(rules.list().indexOf(rule))),
      fired: (rule: NetworkRule) => fired[rules.list().indexOf(rule)] ?? 0,
    },
  })
  await backend.ready
  startLive(backend, { drop() {}, setUp() {} })
  followTabs(backend, () => {})
  return backend
}
