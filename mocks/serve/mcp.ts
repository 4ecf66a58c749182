import { readFileSync } from 'node:fs'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  CallToolRequestSchema,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
  type CallToolResult,
  type Tool,
} from '@modelcontextprotocol/sdk/types.js'
import * as z from 'zod/mini'
import { commandNamed, CONTROL_NAMES, CONTROLS, inputOf, namedArguments } from '../control/table'
import { run, uncheckedCommands } from '../control/commands'
import { problemOf } from '../network/rules/parse-rules'
import { doorOf, sentenceOf } from './control'
import type { Instance } from './instance'

const CONTRACT = { uri: 'proventous://contract/openapi.json', name: 'openapi.json', mimeType: 'application/json' }

const call = z.strictObject({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD']),
  /** With its query. */
  path: z.string().check(z.startsWith('/')),
  body: z.optional(z.unknown()),
  /** Of `signIn`. */
  token: z.optional(z.string()),
})

const CALL: Tool = {
  name: 'call',
  description:
    'Makes a call of the contract, such as {"method":"GET","path":"/api/properties/1"}. Sign in for a token.',
  inputSchema: schemaOf(call),
}

const HINT = 'This throws away what the world holds. Ask whoever you work for, then call again with "confirm": true.'

/** The mocked backend for agents: its controls and its calls as tools, on one world. */
export function mcpServer(instance: Instance, publicFolder: string): Server {
  const server = new Server(
    { name: 'proventous-mock', version: '1.0.0' },
    {
      capabilities: { tools: {}, resources: {} },
      instructions:
        'A mocked property marketplace. People are 101 (buyer), 102 (seller), 103 (professional). Money is in pesos.',
    },
  )
  const commands = uncheckedCommands(doorOf(instance))
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [CALL, ...CONTROL_NAMES.map(toolOf)] }))
  server.setRequestHandler(ListResourcesRequestSchema, () => ({ resources: [CONTRACT] }))
  server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => {
    if (uri !== CONTRACT.uri) throw new Error(`There is no resource '${uri}'.`)
    return { contents: [{ ...CONTRACT, text: readFileSync(`${publicFolder}/contract/openapi.json`, 'utf8') }] }
  })
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: given = {} } }) => {
    try {
      return said(name === CALL.name ? await answerCall(instance, given) : await control(name, given))
    } catch (error) {
      return { ...said(sentenceOf(error)), isError: true }
    }
  })

  async function control(asked: string, { confirm, ...given }: Record<string, unknown>): Promise<unknown> {
    const name = commandNamed(asked)
    const values = namedArguments(name, given)
    if (CONTROLS[name].discards && confirm !== true) throw new Error(HINT)
    return run(commands, name, values)
  }
  return server
}

function toolOf(name: (typeof CONTROL_NAMES)[number]): Tool {
  const { does, reads = false, discards = false } = CONTROLS[name]
  const { properties, ...schema } = schemaOf(inputOf(name))
  const confirm = { confirm: { type: 'boolean', description: HINT } }
  return {
    name,
    description: does,
    inputSchema: { ...schema, properties: { ...properties, ...(discards ? confirm : {}) } },
    annotations: { readOnlyHint: reads, destructiveHint: discards, openWorldHint: false },
  }
}

function schemaOf(schema: z.ZodMiniType): Tool['inputSchema'] {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Tool['inputSchema']
}

function said(result: unknown): CallToolResult {
  return { content: [{ type: 'text', text: typeof result === 'string' ? result : JSON.stringify(result ?? 'Done.') }] }
}

async function answerCall(instance: Instance, given: unknown): Promise<unknown> {
  const { data, error } = call.safeParse(given)
  if (error) throw new Error(problemOf(error))
  const { method, path, body, token } = data
  const response = await instance.answer(
    new Request(`http://localhost${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
  if (!response) throw new Error('The connection was broken, as a network rule asks.')
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, body: isJson ? await response.json() : await response.text() }
}
