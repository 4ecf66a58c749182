import { openInstance, type Instance, type InstanceOptions } from '@mocks/serve/instance'
import { DEMO, type Options } from '../options'
import { inProcess } from '../talking/in-process'
import { createFront, type Front } from './front'

const BASE = 'http://backend.test'

/** A mocked backend in this process with a front before it, and the options of a run on it. */
export async function openBackend(
  more: Partial<InstanceOptions> = {},
): Promise<{ world: Instance; front: Front; options: Options }> {
  const world = await openInstance({ publicFolder: 'public', scenario: 'signed-in-regular', ...more })
  const { db, clock } = world.backend()
  // The documented wait after a changed password is not checked here.
  clock.offset = () => null
  const front = createFront(world)
  const options: Options = {
    ...DEMO,
    base: BASE,
    socket: BASE,
    transport: inProcess(front),
    origin: 'http://localhost:5173',
    mailbox: async (email) => /\d{6}/.exec(db.outbox.where(({ to }) => to === email).at(-1)?.body ?? '')?.[0],
    passTime: (ms) => world.backend().passTime(ms),
    // On the clock of the mock: nobody waits for a limit to pass.
    limitPasses: [async (seconds) => clock.advance(seconds * 1_000)],
  }
  return { world, front, options }
}
