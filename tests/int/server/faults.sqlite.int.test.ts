import type { BasePayload } from 'payload'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { findUser } from '#access/session/strategy.ts'
import { env } from '#cms/config/env.ts'
import { startPayload } from '#cms/payload.ts'
import { openPayloadBackend } from '#cms/server/api/payloadBackend.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson } from '#tests/support/people.ts'
import { openTestSession } from '#tests/support/sessions.ts'
import { type OpenServer, openServer } from './fixtures/openServer.ts'

let payload: BasePayload
let project: RequestProject
let server: OpenServer
beforeAll(async () => {
  server = await openServer({
    env: { DATA_DIR: env().DATA_DIR, DEMO: '1' },
    parts: { openBackend: openPayloadBackend },
  })
  payload = await startPayload()
  project = await createProject(payload)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => server.stop())

const diskFull = (): Error =>
  Object.assign(new Error('SQLITE_FULL: database or disk is full'), { code: 'SQLITE_FULL' })

/** A session last seen some minutes ago, so that its next use is written. */
async function session(isStaff = false): Promise<{ authorization: string }> {
  const { id } = await createPerson(payload, project, isStaff ? 800 : 100)
  const lastSeenAt = new Date(Date.now() - 300_000).toISOString()
  return {
    authorization: `Bearer ${await openTestSession(payload, String(id), project, isStaff, { lastSeenAt })}`,
  }
}
const get = (path: string, headers: Record<string, string>) =>
  fetch(`${server.url}/_projects/${project.slug}/api${path}`, { headers })

/** Makes matching SQLite statements fail until the returned function is called. */
const failing = (isFailing: (sql: string) => boolean, fault = diskFull) => {
  const client = (payload.db as unknown as { client: { execute: (statement: unknown) => Promise<unknown> } })
    .client
  const { execute } = client
  const textOf = (statement: unknown) =>
    typeof statement === 'string' ? statement : (statement as { sql: string }).sql
  vi.spyOn(client, 'execute').mockImplementation(async (statement) => {
    if (isFailing(textOf(statement))) throw fault()
    return execute.call(client, statement)
  })
}

it('on a full disk signed-in people stay signed in', async () => {
  const [learner, staff] = [await session(), await session(true)]
  failing((text) => !/^\s*(select|pragma)/i.test(text))
  expect((await get('/auth/me', learner)).status).toBe(200)
  expect((await get('/users?limit=1', staff)).status).toBe(200)
})

it('when sessions cannot be read, calls fail instead of treating people as signed out', async () => {
  const [learner, staff] = [await session(), await session(true)]
  failing((text) => /from "sessions"/i.test(text))
  for (const [path, headers] of [
    ['/auth/me', learner],
    ['/users?limit=1', staff],
    ['/pages?limit=1', staff],
    ['/cart', learner],
  ] as const) {
    const answer = await get(path, headers)
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5'])
    expect(await answer.json()).toMatchObject({ apiSuccess: false, message: 'Some error occurred' })
  }
})

it('a failing auth strategy is an error, never an anonymous request', async () => {
  const { authorization } = await session()
  failing((text) => /from "sessions"/i.test(text))
  const { authStrategies } = payload
  const [strategy] = authStrategies
  const result = await strategy?.authenticate({ payload, headers: new Headers({ authorization }) } as never)
  expect(() => result?.user).toThrow('disk is full')
  await expect(findUser(payload, new Headers({ authorization }))).rejects.toThrow('disk is full')
})

it('a call with a database failure answers 503, with a bug 500', async () => {
  const learner = await session()
  failing((text) => /from "[a-z_]*addresses"/i.test(text))
  const full = await get('/address/list', learner)
  expect([full.status, full.headers.get('retry-after')]).toEqual([503, '5'])
  vi.restoreAllMocks()
  failing(
    (text) => /from "[a-z_]*addresses"/i.test(text),
    () => new Error('a fault'),
  )
  const faulty = await get('/address/list', learner)
  expect([faulty.status, faulty.headers.get('retry-after')]).toEqual([500, null])
})

it('an unknown call is answered in the language of the page', async () => {
  const responseIn = async (language: string) => {
    const answer = await fetch(`${server.url}/_projects/${project.slug}${language}/api/cart/no/such/call`)
    return [answer.status, (await answer.json()).message]
  }
  expect(await responseIn('')).toEqual([404, 'There is no such call.'])
  expect(await responseIn('/hi')).toEqual([404, 'ऐसी कोई कॉल नहीं है।'])
})
