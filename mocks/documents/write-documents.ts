import { asyncApiDocument } from './asyncapi'
import { seedExamples } from './examples'
import { openApiDocument } from './openapi'
import { eventExamples } from './rules/event-examples'
import { seedRefusals } from './rules/refusals'
import { SPECIFICATION_PAGE } from './section-links'
import { specificationPage } from './specification-page'

/** The generated documents by their path below `public/`, as text. */
export async function contractDocuments(): Promise<Record<string, string>> {
  const json = (document: unknown) => `${JSON.stringify(document, null, 2)}\n`
  return {
    'contract/openapi.json': json(openApiDocument(await seedExamples(), await seedRefusals())),
    'contract/asyncapi.json': json(asyncApiDocument(await eventExamples())),
    [`contract/${SPECIFICATION_PAGE}`]: specificationPage(),
  }
}
