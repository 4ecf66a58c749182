import { Button } from '@/ui/button/button'
import type { InPageServer } from '../../realtime/in-page-server'
import { OutcomeLine, Row, Section } from '../parts/section'
import { useTools } from '../tools'
import { useAction } from '../use-watched'

const AWAY = 15_000

/** Interrupts the realtime connection, briefly or until it is restored. */
export function SocketEvents() {
  const { realtime } = useTools()
  const { run, outcome } = useAction()
  const withServer = (task: (server: InPageServer) => string) =>
    run(() => {
      const server = realtime()
      if (!server) throw new Error('The live connection starts when somebody signs in.')
      return task(server)
    })
  return (
    <Section title="The live connection">
      <Row>
        <Button
          variant="outline"
          onClick={() =>
            withServer((server) => {
              server.drop()
              return 'The line was cut. The product connects again by itself.'
            })
          }
        >
          Drop the socket
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            withServer((server) => {
              server.setUp(false)
              setTimeout(() => server.setUp(true), AWAY)
              return 'Out of reach for fifteen seconds.'
            })
          }
        >
          Out of reach for 15 s
        </Button>
      </Row>
      <OutcomeLine outcome={outcome} />
    </Section>
  )
}
