import { useEffect, useState } from 'react'
import { Button } from '@/ui/button/button'
import { TextField } from '@/ui/text-field/text-field'
import { openSnapshot } from '../actions/reset-to-seed'
import { dropSnapshot, keepSnapshot, readSnapshotNamed, snapshotNames } from '../actions/snapshots'
import { listClass, Nothing, OutcomeLine, Row, Section } from '../parts/section'
import { useTools } from '../tools'
import { useAction } from '../use-watched'

/** States kept under a name in this browser: keep the present one, open another, drop it. */
export function Snapshots() {
  const tools = useTools()
  const { run, outcome } = useAction()
  const [name, setName] = useState('')
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    let here = true
    void snapshotNames().then((found) => here && setNames(found))
    return () => {
      here = false
    }
  }, [])
  const act = (task: () => Promise<string>) =>
    run(async () => {
      const said = await task()
      setNames(await snapshotNames())
      return said
    })
  const keep = () =>
    act(async () => {
      if (name.trim() === '') throw new Error('Give it a name.')
      await keepSnapshot(tools, name.trim())
      setName('')
      return `Kept as '${name.trim()}'.`
    })
  return (
    <Section title="Named snapshots">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          keep()
        }}
      >
        <Row>
          <TextField className="flex-1" label="Name" value={name} onChange={({ target }) => setName(target.value)} />
          <Button type="submit" variant="outline">
            Keep the present state
          </Button>
        </Row>
      </form>
      {names.length === 0 ? <Nothing>None is kept in this browser.</Nothing> : null}
      <ul className={names.length > 0 ? listClass : ''} aria-label="Named snapshots">
        {names.map((one) => (
          <li key={one} className="flex flex-wrap items-center gap-2 p-3">
            <span className="min-w-0 flex-1 font-strong break-words">{one}</span>
            <Button
              size="small"
              variant="outline"
              className="min-h-10"
              aria-label={`Open ${one}`}
              onClick={() =>
                act(async () => {
                  await openSnapshot(tools, await readSnapshotNamed(one))
                  return `'${one}' is open.`
                })
              }
            >
              Open
            </Button>
            <Button
              size="small"
              variant="outline"
              className="min-h-10"
              aria-label={`Drop ${one}`}
              onClick={() =>
                act(async () => {
                  await dropSnapshot(one)
                  return `'${one}' is dropped.`
                })
              }
            >
              Drop
            </Button>
          </li>
        ))}
      </ul>
      <OutcomeLine outcome={outcome} />
    </Section>
  )
}
