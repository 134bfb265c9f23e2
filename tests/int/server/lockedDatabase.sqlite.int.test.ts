import path from 'node:path'
import { sql } from '@payloadcms/db-sqlite/drizzle'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import type { BasePayload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { env } from '#cms/config/env.ts'
import { startPayload } from '#cms/payload.ts'
import { createProject } from '#tests/support/createProject.ts'
import { freePort } from '#tests/support/freePort.ts'
import { delayDuring } from '#tests/support/loopDelay.ts'
import { createPerson } from '#tests/support/people.ts'
import { openTestSession } from '#tests/support/sessions.ts'
import { type BareServer, startBareServer } from '#tests/support/startBareServer.ts'
import { expectWithin, IS_TIMED } from '#tests/support/timeLimits.ts'
import { type FakeSite, openFakeSite } from './fixtures/fakeSite.ts'

/** How long another program holds the lock while pages are read, ms. */
const PAGES_LOCKED_MS = IS_TIMED ? 10_000 : 2000
/** Limit of the 99th percentile of cached pages during the lock, ms. */
const PAGE_MS = 50

let payload: BasePayload
let project: RequestProject
let site: FakeSite
let server: BareServer
let base: string
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  site = await openFakeSite()
  server = await startBareServer(await freePort(), { SITE_URL: site.url })
  base = `${server.origin}/_projects/${project.slug}/api`
})
afterAll(async () => {
  await server.stop()
  await site.stop()
})

const call = (path: string, headers: Record<string, string>, init: RequestInit = {}) =>
  fetch(`${base}${path}`, { ...init, headers: { 'content-type': 'application/json', ...headers } })

/** A session last seen some minutes ago, so that its next use is written. */
async function agedSession(): Promise<Record<string, string>> {
  const { id } = await createPerson(payload, project)
  const lastSeenAt = new Date(Date.now() - 300_000).toISOString()
  return {
    authorization: `Bearer ${await openTestSession(payload, String(id), project, false, { lastSeenAt })}`,
  }
}

/** Runs `work` while another program holds the write lock. */
async function whileLocked<T>(work: () => Promise<T>): Promise<T> {
  const file = env().DATABASE_URI.replace(/^file:/, '')
  const other = drizzle({ connection: { url: `file:${path.resolve(file)}` } })
  await other.run(sql`pragma busy_timeout = 5000`)
  await other.run(sql`begin immediate`)
  try {
    return await work()
  } finally {
    await other.run(sql`rollback`)
    other.$client.close()
  }
}

it('while another program locks the database, people stay signed in and reads continue', async () => {
  const people = await Promise.all([agedSession(), agedSession(), agedSession()])
  let reads = 0
  const { delayMs, allowedMs } = await delayDuring(server, () =>
    whileLocked(async () => {
      let isSaving = true
      const save = call('/auth/updateuserdoc', people[0] as Record<string, string>, {
        method: 'POST',
        body: JSON.stringify({ name: 'Asha' }),
      }).finally(() => {
        isSaving = false
      })
      while (isSaving) {
        for (const headers of people) {
          expect((await call('/auth/me', headers)).status).toBe(200)
          reads++
        }
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      const saved = await save
      expect([saved.status, saved.headers.get('retry-after'), await saved.json()]).toEqual([
        503,
        '5',
        expect.objectContaining({ apiSuccess: false, message: 'Some error occurred' }),
      ])
    }),
  )
  expect(reads).toBeGreaterThan(6)
  expect(delayMs).toBeLessThan(allowedMs)
  for (const headers of people) expect((await call('/auth/me', headers)).status).toBe(200)
})

it('while another program locks the database and writes wait for it, cached pages are served as fast as ever', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, agedSession))
  const page = `${server.origin}/_projects/${project.slug}/courses`
  expect((await fetch(page)).status).toBe(200)
  const took: number[] = []
  await whileLocked(async () => {
    const saves = people.map((headers) =>
      call('/auth/updateuserdoc', headers, { method: 'POST', body: JSON.stringify({ name: 'Asha' }) }),
    )
    for (const until = Date.now() + PAGES_LOCKED_MS; Date.now() < until; ) {
      const startedAt = performance.now()
      const response = await fetch(page)
      await response.text()
      took.push(performance.now() - startedAt)
      expect(response.status).toBe(200)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    for (const { status } of await Promise.all(saves)) expect(status).toBe(503)
  })
  expect(took.length).toBeGreaterThan(20)
  expectWithin(took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] as number, PAGE_MS)
})
