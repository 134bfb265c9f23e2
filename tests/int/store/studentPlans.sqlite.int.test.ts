import type { BasePayload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import { openTestSession } from '#tests/support/sessions.ts'

type Statement = string | { sql: string; args?: unknown[] }
type Client = { execute: (statement: Statement) => Promise<{ rows: { detail?: string }[] }> }

let payload: BasePayload
let project: RequestProject
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
})

/** The query plans of all reads of a table during `work`. */
async function plansOf(table: string, work: () => Promise<unknown>): Promise<string[]> {
  const { client } = payload.db as unknown as { client: Client }
  const execute = client.execute.bind(client)
  const reads: Exclude<Statement, string>[] = []
  client.execute = (statement) => {
    if (typeof statement !== 'string' && /^\s*select/i.test(statement.sql)) reads.push(statement)
    return execute(statement)
  }
  try {
    await work()
  } finally {
    client.execute = execute
  }
  const plans: string[] = []
  for (const { sql, args = [] } of reads.filter((read) => read.sql.includes(`from "${table}"`)))
    for (const { detail = '' } of (await execute({ sql: `explain query plan ${sql}`, args })).rows)
      if (detail.includes(table)) plans.push(detail)
  return plans
}

it.each([
  ['orders', '/orders?limit=10&sort=-placedAt&depth=0'],
  ['entitlements', '/entitlements?limit=10&depth=0'],
])(
  'a student’s %s are found by an index of the student, however many others there are',
  async (table, path) => {
    const student = await createPerson(payload, project)
    const browser = openBrowser(project)
    browser.jar.set(
      `${project.slug}-session`,
      await openTestSession(payload, String(student.id), project, false),
    )
    const plans = await plansOf(table, () => browser.get(path))
    expect(plans.length).toBeGreaterThan(0)
    for (const plan of plans) expect(plan).toMatch(/student/)
  },
)
