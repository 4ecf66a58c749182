import { endpointById } from '@/contract'
import { successOf } from '@/contract/endpoint'
import { FLOWS, type Flow, type FlowStep } from './flows'

/** The flows as an Arazzo 1.0.1 document beside openapi.json. */
export function arazzoDocument() {
  return {
    arazzo: '1.0.1',
    info: { title: 'Proventous flows', version: '1.0.0', summary: 'What people do over several calls.' },
    sourceDescriptions: [{ name: 'proventous', url: './openapi.json', type: 'openapi' }],
    workflows: FLOWS.map(workflowOf),
  }
}

function workflowOf({ id, summary, inputs, asks, steps }: Flow) {
  return {
    workflowId: id,
    summary,
    inputs: {
      type: 'object',
      properties: {
        ...Object.fromEntries(
          Object.entries(inputs).map(([name, value]) => [name, { type: typeof value, default: value }]),
        ),
        ...Object.fromEntries(
          Object.entries(asks ?? {}).map(([name, description]) => [name, { type: 'string', description }]),
        ),
      },
      ...(asks ? { required: Object.keys(asks) } : {}),
    },
    steps: steps.map(stepOf),
  }
}

function stepOf({ id, call, does, as, path = {}, query = {}, body, keeps, holds = [] }: FlowStep) {
  const parameters = [
    ...(as ? [{ name: 'Authorization', in: 'header', value: `Bearer {$steps.${as}.outputs.token}` }] : []),
    ...Object.entries(path).map(([name, value]) => ({ name, in: 'path', value })),
    ...Object.entries(query).map(([name, value]) => ({ name, in: 'query', value })),
  ]
  return {
    stepId: id,
    description: does,
    operationId: call,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { contentType: 'application/json', payload: body } } : {}),
    successCriteria: [`$statusCode == ${successOf(endpointById(call)).status}`, ...holds].map((condition) => ({
      condition,
    })),
    ...(keeps ? { outputs: mapped(keeps, (pointer) => `$response.body#${pointer}`) } : {}),
  }
}

function mapped(values: Record<string, string>, write: (value: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)]))
}
