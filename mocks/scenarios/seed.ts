import { ADMIN_TOKEN, PERSONA_IDS, personaToken, sessionOfAdmin } from '../accounts'
import { applyDiff } from '../state/state-diff'
import type { Database } from '../store/database'
import { worldRows } from '../store/worlds/worlds'
import { applyPatch } from './patch'
import type { Scenario } from './scenario'

export function seedScenario(db: Database, scenario: Scenario, now: number): void {
  db.seed(worldRows(scenario.world, now))
  applyPatch(db, scenario.patch ?? {})
  openSession(db, scenario.persona, new Date(now).toISOString())
  if (scenario.recorded) db.load(applyDiff(db.dump(), scenario.recorded.rows))
}

function openSession(db: Database, persona: Scenario['persona'], created_at: string) {
  if (persona === 'visitor') return
  if (persona === 'admin') {
    const user_id = sessionOfAdmin(db.admin.all()[0]?.id ?? '')
    db.session.insert({ token: ADMIN_TOKEN, user_id, created_at })
    return
  }
  db.session.insert({ token: personaToken(persona), user_id: PERSONA_IDS[persona], created_at })
}
