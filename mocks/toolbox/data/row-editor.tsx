import { useState } from 'react'
import { Button } from '@/ui/button/button'
import { TextArea } from '@/ui/text-field/text-area'
import { keyColumn, rowProblems } from '../../store/columns'
import type { TableName } from '../../store/models'
import { Row } from '../parts/section'
import { useTools } from '../tools'
import { anyTable } from './any-table'

type Props = { table: TableName; row: Record<string, unknown>; isNew?: boolean; onDone: () => void }

/** Edits a row as JSON, or a new one. A value that does not fit the table's columns is refused. */
export function RowEditor({ table, row, isNew = false, onDone }: Props) {
  const { backend, askAgain } = useTools()
  const [text, setText] = useState(() => JSON.stringify(row, null, 2))
  const [problems, setProblems] = useState<string[]>([])
  const key = keyColumn(table)
  const id = String(row[key])
  const write = async (task: () => void) => {
    await backend.writing(async () => task())
    askAgain()
    onDone()
  }
  const save = async () => {
    const read = readRow(text)
    if ('problem' in read) return setProblems([read.problem])
    const found = rowProblems(table, read.row)
    const given = String(read.row[key])
    if (isNew && anyTable(backend.db, table).find(given)) found.push(`There is a row '${given}' already.`)
    if (!isNew && read.row[key] !== row[key])
      found.push(`'${key}' names the row and stays ${JSON.stringify(row[key])}.`)
    if (found.length > 0) return setProblems(found)
    const rows = anyTable(backend.db, table)
    await write(() => void (isNew ? rows.insert(read.row) : rows.update(id, read.row)))
  }
  const duplicate = () => write(() => void anyTable(backend.db, table).insert({ ...row, [key]: backend.db.newId() }))
  const fail = (error: unknown) => setProblems([error instanceof Error ? error.message : String(error)])
  return (
    <div className="space-y-3 border-t border-line bg-surface-sunken p-3">
      <TextArea
        label={isNew ? `New row of ${table} as JSON` : `Row ${id} as JSON`}
        rows={12}
        spellCheck={false}
        className="[&_textarea]:font-mono [&_textarea]:text-xs"
        value={text}
        {...(problems.length > 0 ? { error: problems.join(' ') } : {})}
        onChange={({ target }) => setText(target.value)}
      />
      <Row>
        <Button onClick={() => void save().catch(fail)}>Save the row</Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
        {isNew ? null : (
          <>
            <Button variant="outline" onClick={() => void duplicate().catch(fail)}>
              Duplicate the row
            </Button>
            <Button
              variant="danger"
              onClick={() => void write(() => void anyTable(backend.db, table).remove(id)).catch(fail)}
            >
              Delete the row
            </Button>
          </>
        )}
      </Row>
    </div>
  )
}

function readRow(text: string): { row: Record<string, unknown> } | { problem: string } {
  try {
    const row: unknown = JSON.parse(text)
    if (typeof row === 'object' && row !== null && !Array.isArray(row)) return { row: row as Record<string, unknown> }
    return { problem: 'A row is an object in braces.' }
  } catch (error) {
    return { problem: `This is not JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
}
