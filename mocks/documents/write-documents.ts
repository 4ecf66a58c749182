import { arazzoDocument } from './flows/arazzo'
import { asyncApiDocument } from './asyncapi'
import { seedExamples } from './examples'
import { openApiDocument } from './openapi'
import { eventExamples } from './rules/event-examples'
import { seedRefusals } from './rules/refusals'
import { SPECIFICATION_PAGE } from './section-links'
import { specificationPage } from './specification-page'
import { shownVersion, unannounced } from './versions/versions'

export async function contractDocuments(): Promise<Record<string, string>> {
  const openapi = openApiDocument(await seedExamples(), await seedRefusals())
  const asyncapi = asyncApiDocument(await eventExamples())
  const version = shownVersion(unannounced({ openapi, asyncapi }))
  const json = (document: { info: object }) =>
    `${JSON.stringify({ ...document, info: { ...document.info, version } }, null, 2)}\n`
  return {
    'contract/openapi.json': json(openapi),
    'contract/asyncapi.json': json(asyncapi),
    'contract/arazzo.json': `${JSON.stringify(arazzoDocument(), null, 2)}\n`,
    [`contract/${SPECIFICATION_PAGE}`]: specificationPage(),
  }
}
