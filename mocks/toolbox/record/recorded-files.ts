import type { CallRecord } from '../../network/log'
import type { RecordedField } from '../../scenarios/recording'
import { browserFiles } from '../../store/files'

/** The files of recorded forms. They are apart from the recording, which the storage of a tab has to hold. */
const kept = browserFiles('recordings')
let writing: Promise<unknown> = Promise.resolve()

export function keepForm(form: NonNullable<CallRecord['form']>): RecordedField[] {
  return form.map(([field, value]): RecordedField => {
    if (typeof value === 'string') return { field, text: value }
    const file = crypto.randomUUID()
    writing = Promise.all([writing, kept.put(file, value)])
    return { field, file, name: value.name }
  })
}

/** The form as it was sent; null where this browser does not have its files. */
export async function formOf(fields: readonly RecordedField[]): Promise<FormData | null> {
  await writing
  const form = new FormData()
  for (const one of fields) {
    if ('text' in one) {
      form.append(one.field, one.text)
      continue
    }
    const file = await kept.get(one.file)
    if (!file) return null
    form.append(one.field, file, one.name)
  }
  return form
}

export async function forgetForms(): Promise<void> {
  await writing
  await kept.clear()
}
