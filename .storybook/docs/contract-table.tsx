import { Fragment } from 'react'
import { anchorOf, sectionsIn } from '../../mocks/documents/section-links'
import openapi from '../../public/contract/openapi.json'

type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  security: object[]
  'x-source': string
  'x-addition'?: boolean
  requestBody?: { content: Record<string, { example?: unknown }> }
  responses: Record<string, { description: string; content?: Record<string, { example?: unknown }> }>
}

type Call = Operation & { method: string; path: string }

const CALLS: Call[] = Object.entries(openapi.paths).flatMap(([path, methods]) =>
  Object.entries(methods as unknown as Record<string, Operation>).map(([method, operation]) => ({
    ...operation,
    method: method.toUpperCase(),
    path,
  })),
)

function caller({ security }: Operation): string {
  const names = security.flatMap((each) => Object.keys(each))
  if (names.length === 0) return 'anyone'
  if (names.includes('superAdmin')) return 'super admin'
  return security.some((each) => Object.keys(each).length === 0) ? 'anyone, with the token if any' : 'signed in'
}

function exampleOf(content: Record<string, { example?: unknown }> | undefined): unknown {
  return content && Object.values(content)[0]?.example
}

/** Every call of the contract by topic, each with a true example to open. */
export function CallTables() {
  return (
    <>
      {openapi.tags.map((tag) => (
        <section key={tag.name}>
          <h3>{tag.name}</h3>
          <p>{tag.description}</p>
          {CALLS.filter(({ tags }) => tags.includes(tag.name)).map((call) => (
            <details key={call.operationId}>
              <summary style={{ paddingBlock: '0.25rem' }}>
                <code>
                  {call.method} {call.path}
                </code>{' '}
                {call['x-addition'] ? <em>addition</em> : null}
              </summary>
              <CallDetails call={call} />
            </details>
          ))}
        </section>
      ))}
    </>
  )
}

function CallDetails({ call }: { call: Call }) {
  const request = exampleOf(call.requestBody?.content)
  const answer = exampleOf((call.responses['200'] ?? call.responses['201'])?.content)
  return (
    <div>
      <p>{call.description.split('\n\n')[0]}</p>
      <ul>
        <li>
          Source: <Source {...call} />
        </li>
        <li>Who may call: {caller(call)}</li>
        <li>
          Body:{' '}
          {call.requestBody
            ? Object.keys(call.requestBody.content).map((type) => <code key={type}>{type}</code>)
            : 'none'}
        </li>
        {Object.entries(call.responses).map(([status, { description }]) => (
          <li key={status}>
            <code>{status}</code> {description}
          </li>
        ))}
      </ul>
      {request === undefined ? null : <Json title="Request" value={request} />}
      {answer === undefined ? null : <Json title="Answer" value={answer} />}
    </div>
  )
}

function Json({ title, value }: { title: string; value: unknown }) {
  return (
    <>
      <p>{title}</p>
      <pre style={{ maxHeight: 320, overflow: 'auto' }}>{JSON.stringify(value, null, 2)}</pre>
    </>
  )
}

/** The sections of the specification, each as a link to its place on that page. */
function Source({ 'x-source': source, 'x-addition': addition }: { 'x-source': string; 'x-addition'?: boolean }) {
  return (
    <>
      {sectionsIn(source).map((section, at) => (
        <Fragment key={section}>
          {at > 0 ? ', ' : null}
          <a href={`./?path=/docs/specification--docs#${anchorOf(section)}`} target="_top">
            {section}
          </a>
        </Fragment>
      ))}
      {addition ? ' (addition)' : null}
    </>
  )
}
