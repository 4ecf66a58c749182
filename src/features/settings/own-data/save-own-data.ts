import { call } from '@/api/call'
import { exportOwnData } from '@/contract/account/own-data'
import { saveFile } from '@/lib/save-file'
import { readablePage } from './readable-page'

export async function saveOwnData(kind: 'page' | 'json'): Promise<void> {
  const { data } = await call(exportOwnData, {})
  const name = `proventous-data-${data.as_of.slice(0, 10)}`
  if (kind === 'json') saveFile(`${name}.json`, JSON.stringify(data, null, 2))
  else saveFile(`${name}.html`, readablePage(data), 'text/html')
}
