import { useState } from 'react'
import { Button } from '@/ui/button/button'
import { TextField } from '@/ui/text-field/text-field'
import { blankRow, keyColumn } from '../../store/columns'
import { TABLE_NAMES, type TableName } from '../../store/models'
import { readState } from '../../state/state-link'
import { Choice } from '../parts/choice'
import { saveFile } from '@/lib/save-file'
import { pickFile } from '../parts/files'
import { listClass, Nothing, OutcomeLine, Row, Section } from '../parts/section'
import { useTools } from '../tools'
import { BEFORE_RESET, openSnapshot, resetToSeed } from '../actions/reset-to-seed'
import { readSnapshotNamed } from '../actions/snapshots'
import { useAction, useStore } from '../use-watched'
import { openHere, stateWithFiles } from '../actions/whole-state'
import { anyTable } from './any-table'
import { RowEditor } from './row-editor'
import { Snapshots } from './snapshots'

const MOST = 40

/** Shows, edits and deletes rows of every table; exports and imports the whole store as a file. */
export function DataTab() {
  const tools = useTools()
  const { backend } = tools
  const { db } = backend
  useStore()
  const { run, outcome } = useAction()
  const [name, setName] = useState<TableName>('property')
  const [sought, setSought] = useState('')
  const [undoable, setUndoable] = useState(false)
  const [adding, setAdding] = useState(false)
  const [edited, setEdited] = useState<string | null>(null)
  const key = keyColumn(name)
  const found = anyTable(db, name).where((row) => JSON.stringify(row).toLowerCase().includes(sought.toLowerCase()))
  const save = () =>
    run(async () => saveFile(`proventous-${backend.scenario.id}.json`, JSON.stringify(await stateWithFiles(tools))))
  const open = () =>
    run(async () => {
      const text = await pickFile()
      if (text !== null) await openHere(tools, readState(text))
    })
  const reset = () =>
    run(async () => {
      await resetToSeed(tools)
      tools.askAgain()
      setUndoable(true)
      return 'Every table is back at the seed.'
    })
  const undo = () =>
    run(async () => {
      await openSnapshot(tools, await readSnapshotNamed(BEFORE_RESET))
      setUndoable(false)
      return 'The reset is undone.'
    })
  return (
    <>
      <Section title="The whole state">
        <Row>
          <Button variant="outline" onClick={save}>
            Export
          </Button>
          <Button variant="outline" onClick={open}>
            Import
          </Button>
          <Button variant="outline" onClick={reset}>
            Reset
          </Button>
          {undoable ? <Button onClick={undo}>Undo the reset</Button> : null}
        </Row>
        <OutcomeLine outcome={outcome} />
      </Section>
      <Snapshots key={String(undoable)} />
      <Section title="Rows">
        <Choice
          label="Table"
          value={name}
          onValueChange={(next) => {
            setName(next)
            setEdited(null)
            setAdding(false)
          }}
          options={TABLE_NAMES.map((table) => ({
            value: table,
            label: `${table} (${anyTable(db, table).all().length})`,
          }))}
        />
        <TextField label="Find in the rows" value={sought} onChange={({ target }) => setSought(target.value)} />
        <Row>
          <Button variant="outline" aria-expanded={adding} onClick={() => setAdding(!adding)}>
            Add a row
          </Button>
        </Row>
        {adding ? (
          <RowEditor
            key={name}
            table={name}
            row={{ ...blankRow(name), [key]: db.newId() }}
            isNew
            onDone={() => setAdding(false)}
          />
        ) : null}
        {found.length === 0 ? <Nothing>No row has these words.</Nothing> : null}
        <ul className={found.length > 0 ? listClass : ''} aria-label={`Rows of ${name}`}>
          {found.slice(0, MOST).map((row) => {
            const id = String(row[key])
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-expanded={edited === id}
                  className="block min-h-11 w-full px-3 py-2 text-left hover:bg-surface-sunken"
                  onClick={() => setEdited(edited === id ? null : id)}
                >
                  <span className="block font-mono text-xs text-ink-muted">{id}</span>
                  <span className="block truncate">{summary(row, key)}</span>
                </button>
                {edited === id ? <RowEditor table={name} row={row} onDone={() => setEdited(null)} /> : null}
              </li>
            )
          })}
        </ul>
        {found.length > MOST ? <p className="text-ink-muted">And {found.length - MOST} more.</p> : null}
      </Section>
    </>
  )
}

function summary(row: Record<string, unknown>, key: string): string {
  const values = Object.entries(row).flatMap(([name, value]) =>
    name === key || value === null ? [] : [typeof value === 'string' ? value : JSON.stringify(value)],
  )
  return values.slice(0, 5).join(' · ')
}
