import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'

type Schema = { type?: string; $ref?: string; [key: string]: unknown }
type Operation = {
  parameters: { name: string; in: string; schema: Schema }[]
  requestBody: { content: Record<string, { schema: Schema & { properties: Record<string, Schema> } }> }
  'x-twilio': { conditional: string[][] }
}
type Description = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** An excerpt of Twilio's published OpenAPI description. */
const description = JSON.parse(
  readFileSync(new URL('./twilio-messages.openapi.json', import.meta.url), 'utf8'),
) as Description

const NUMBER = /^\+[1-9]\d{6,14}$/
const ADDRESS = /^(?:[a-z]+:\+[1-9]\d{6,14}|\d{5,6}|(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11})$/

const ajv = new Ajv({ allErrors: true, strict: false, coerceTypes: true })
ajv.addFormat('phone-number', (value) => NUMBER.test(value) || ADDRESS.test(value))
ajv.addFormat('uri', (value) => URL.canParse(value))
ajv.addFormat('date-time', (value) => !Number.isNaN(Date.parse(value)))
for (const format of ['date-time-rfc-2822', 'currency', 'uri-map']) ajv.addFormat(format, true)
ajv.addSchema({ $id: 'twilio', components: description.components })

/** Compiles a schema of the description; its `$ref`s resolve against the registered components. */
const compile = (schema: Schema) =>
  ajv.compile(
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"twilio#/components/')) as Schema,
  )

const snake = (name: string): string => name.replace(/(?<!^)[A-Z]/g, '_$&').toLowerCase()

type Checked = { method: string; path: string; headers: Record<string, unknown>; body: string }

const operations = Object.entries(description.paths).flatMap(([template, methods]) =>
  Object.entries(methods)
    .filter(([, operation]) => operation.requestBody)
    .map(([method, operation]) => ({ template, method, operation })),
)

const checkMessage = compile({ $ref: '#/components/schemas/api.v2010.account.message' })

/** Violations of Twilio's description in a response of our test server; empty when it conforms. */
export const messageIssues = (message: unknown): string[] =>
  checkMessage(message) ? [] : [ajv.errorsText(checkMessage.errors)]

/** Violations of Twilio's description in a request: path, method, basic auth, content type, form parameters. Empty when it conforms. */
export function requestIssues({ method, path, headers, body }: Checked, key: string): string[] {
  const operation = operations.find((candidate) => matches(candidate, method, path))
  if (!operation) return [`${method} ${path} is not described`]
  const issues: string[] = []
  const basic = `Basic ${Buffer.from(key).toString('base64')}`
  if (headers.authorization !== basic) issues.push('the basic authorization differs')
  const [type, content] = Object.entries(operation.operation.requestBody.content)[0] ?? []
  if (headers['content-type'] !== type) issues.push(`the content type is ${headers['content-type']}`)
  if (!content) return issues
  const { properties } = content.schema
  const form = new URLSearchParams(body)
  const values: Record<string, unknown> = {}
  for (const name of new Set(form.keys())) {
    const all = form.getAll(name)
    if (properties[name]?.type === 'array') values[name] = all
    else if (all.length > 1) issues.push(`${name} occurs ${all.length} times`)
    else values[name] = all[0]
  }
  const check = compile({ ...content.schema, additionalProperties: false })
  if (!check(values)) issues.push(ajv.errorsText(check.errors, { dataVar: 'form' }))
  const given = Object.keys(values).map(snake)
  for (const names of operation.operation['x-twilio'].conditional)
    if (!names.some((name) => given.includes(name))) issues.push(`one of ${names.join(', ')} is missing`)
  return issues
}

function matches({ template, method, operation }: (typeof operations)[number], verb: string, path: string) {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const found = new RegExp(`^${template.replaceAll('.', '\\.').replace(/\{\w+\}/g, '([^/?]+)')}$`).exec(path)
  if (!found || method.toLowerCase() !== verb.toLowerCase()) return false
  return names.every((name, i) => {
    const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name)
    return parameter !== undefined && compile(parameter.schema)(found[i + 1])
  })
}
