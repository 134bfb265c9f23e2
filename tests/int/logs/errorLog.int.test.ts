import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { purgeExpired } from '#cms/jobs/purgeExpired.ts'
import {
  ADDRESS_WINDOW_MS,
  ERRORS_PER_ADDRESS,
  ERRORS_PER_PROJECT,
  recordError,
} from '#cms/operations/logs/recordError.ts'
import { startPayload } from '#cms/payload.ts'
import { DAY_MS, LOG_MS } from '#domain/auth/policy.ts'
import { ErrorBodySchema } from '#domain/calls/logs.ts'
import { errorCode } from '#domain/logs/errorCode.ts'
import type { ErrorLog, SignoutLog } from '#payload-types'
import { openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signIn, signInStaff } from '#tests/support/people.ts'

const NOON = new Date('2026-11-21T12:00:00Z')
const afterNoon = (ms: number) => new Date(NOON.getTime() + ms)
const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36'

let payload: BasePayload
beforeAll(async () => {
  payload = await startPayload()
})

const rowsOf = async (project: RequestProject): Promise<ErrorLog[]> =>
  (
    await payload.db.find<ErrorLog>({
      collection: 'error-logs',
      where: { project: { equals: project.id } },
      sort: 'addedOn',
      pagination: false,
    })
  ).docs
const report = (message: string) => ErrorBodySchema.parse({ message, severity: 'medium', panel: 'site' })
const record = (project: RequestProject, message: string, now = NOON, address: string | null = null) =>
  recordError({ payload, project, address, uid: null, report: report(message), now })

describe('POST logs/error', () => {
  it('stores a visitor’s report with data from the server', async () => {
    const project = await createProject(payload)
    const before = Date.now()
    const { status, body } = await openBrowser(project).post(
      '/logs/error',
      {
        error: 'TypeError: x\n    at pay (https://demo.example/app.js:1:2)',
        message: 'x is not a function',
        refPath: '/courses?token=abc',
        functionName: 'pay',
        severity: 'high',
        panel: 'site',
        nowDate: 1000,
        uid: 'forged',
        deleteDate: '2099-01-01',
        count: 99,
      },
      { 'user-agent': CHROME, 'x-internal-ip': '203.0.113.7' },
    )
    expect({ status, body }).toEqual({
      status: 200,
      body: { apiSuccess: true, message: '', errorCode: expect.stringMatching(/^E-[0-9A-F]{8}$/) },
    })
    const [row] = await rowsOf(project)
    expect(row).toMatchObject({
      message: 'x is not a function',
      refPath: '/courses',
      functionName: 'pay',
      severity: 'high',
      panel: 'site',
      platform: 'web · Chrome on Android',
      nowDate: '1970-01-01T00:00:01.000Z',
      uid: null,
      count: 1,
    })
    const addedOn = Date.parse(row?.addedOn ?? '')
    expect(addedOn).toBeGreaterThanOrEqual(before)
    expect(Date.parse(row?.deleteDate ?? '') - addedOn).toBe(LOG_MS)
  })

  it('takes the person from the session, not from the body', async () => {
    const project = await createProject(payload)
    const person = await createPerson(payload, project)
    const browser = await signIn(project, person.phone)
    await browser.post('/logs/error', { ...report('signed in'), uid: 'forged' })
    expect((await rowsOf(project))[0]?.uid).toBe(person.uid)
  })

  it('stores no code, phone, e-mail or token in any text', async () => {
    const project = await createProject(payload)
    const secret = 'code 482193 of +919876543210 asha@example.org 4b1f3c9d8e7a6b5c4d3e2f1a0b9c8d7e'
    await openBrowser(project).post('/logs/error', {
      error: secret,
      message: secret,
      refPath: `/x/asha@example.org?${secret}`,
      functionName: secret,
      platform: secret,
      severity: 'low',
      panel: 'admin',
    })
    const stored = JSON.stringify(await rowsOf(project))
    for (const part of ['482193', '9876543210', 'asha@example.org', '4b1f3c9d8e7a6b5c4d3e2f1a0b9c8d7e'])
      expect(stored).not.toContain(part)
  })

  it.each([
    ['no message', { severity: 'low', panel: 'site' }],
    ['an unknown severity', { message: 'x', severity: 'fatal', panel: 'site' }],
    ['an unknown panel', { message: 'x', severity: 'low', panel: 'elsewhere' }],
    ['a stack without end', { message: 'x', severity: 'low', panel: 'site', error: 'x'.repeat(8001) }],
    ['a time that is none', { message: 'x', severity: 'low', panel: 'site', nowDate: 9e15 }],
  ])('refuses %s', async (_what, body) => {
    const project = await createProject(payload)
    expect((await openBrowser(project).post('/logs/error', body)).status).toBe(400)
    expect(await rowsOf(project)).toEqual([])
  })

  it('responds as accepted and drops reports beyond 30 in ten minutes from an IP address', async () => {
    const project = await createProject(payload)
    const from = (address: string) =>
      openBrowser(project).post('/logs/error', report('again and again'), { 'x-internal-ip': address })
    const answers = []
    for (let i = 0; i < ERRORS_PER_ADDRESS + 3; i++) answers.push(await from('203.0.113.9'))
    expect(answers.every(({ status, body }) => status === 200 && body.apiSuccess === true)).toBe(true)
    expect((await rowsOf(project))[0]?.count).toBe(ERRORS_PER_ADDRESS)
    await from('203.0.113.10')
    expect((await rowsOf(project))[0]?.count).toBe(ERRORS_PER_ADDRESS + 1)
  })
})

describe('the error log', () => {
  it('counts 100 equal concurrent errors in one row', async () => {
    const project = await createProject(payload)
    await Promise.all(Array.from({ length: 100 }, (_, i) => record(project, `order ${i} failed`)))
    const rows = await rowsOf(project)
    expect(rows.map(({ count }) => count)).toEqual([100])
  })

  it('starts a new row for another error and for another day', async () => {
    const project = await createProject(payload)
    const lastMs = new Date('2026-11-21T23:59:59.999Z')
    await record(project, 'one', lastMs)
    await record(project, 'one', lastMs)
    await record(project, 'two', lastMs)
    await record(project, 'one', new Date(lastMs.getTime() + 1))
    expect((await rowsOf(project)).map(({ message, count }) => `${message} ${count}`).toSorted()).toEqual([
      'one 1',
      'one 2',
      'two 1',
    ])
  })

  it('enforces the limit of an IP address for concurrent reports, per window', async () => {
    const project = await createProject(payload)
    const address = randomUUID()
    const all = await Promise.all(Array.from({ length: 60 }, () => record(project, 'x', NOON, address)))
    expect(all.filter(Boolean)).toHaveLength(ERRORS_PER_ADDRESS)
    expect(await record(project, 'x', afterNoon(ADDRESS_WINDOW_MS - 1), address)).toBeNull()
    expect(await record(project, 'x', afterNoon(ADDRESS_WINDOW_MS), address)).toMatch(/^E-/)
  })

  it('enforces the daily limit of each project', async () => {
    const [project, other] = [await createProject(payload), await createProject(payload)]
    await record(project, 'x')
    await payload.db.updateOne({
      collection: 'rate-limits',
      where: { key: { equals: `errors:${project.id}` } },
      data: { count: ERRORS_PER_PROJECT - 1 },
    })
    expect(await record(project, 'x')).toMatch(/^E-/)
    expect(await record(project, 'x')).toBeNull()
    expect(await record(other, 'x')).toMatch(/^E-/)
    expect(await record(project, 'x', afterNoon(DAY_MS))).toMatch(/^E-/)
  })

  it('is readable for admins of the project only, and never written over REST', async () => {
    const project = await createProject(payload)
    await record(project, 'secret of the house')
    const admin = await signInStaff(project, (await createPerson(payload, project, 800)).phone)
    const list = await admin.get<{ docs: ErrorLog[] }>('/error-logs')
    expect(list.body.docs.map(({ message }) => message)).toEqual(['secret of the house'])
    const code = errorCode(list.body.docs[0]?.fingerprint ?? '')
    const found = async (quoted: string) =>
      (await admin.get<{ docs: ErrorLog[] }>(`/error-logs?where[or][0][fingerprint][like]=${quoted}`)).body
        .docs.length
    expect([await found(code), await found('E-00000000')]).toEqual([1, 0])
    const foreign = await createProject(payload)
    const stranger = await signInStaff(foreign, (await createPerson(payload, foreign, 800)).phone)
    expect((await stranger.get<{ docs: ErrorLog[] }>('/error-logs')).body.docs).toEqual([])
    expect((await openBrowser(project).get('/error-logs')).status).toBe(403)
    expect((await admin.post('/error-logs', report('x'))).status).toBe(403)
  })

  it('keeps a row for 90 days, to the millisecond', async () => {
    const project = await createProject(payload)
    await record(project, 'old')
    await purgeExpired(payload, afterNoon(LOG_MS))
    expect(await rowsOf(project)).toHaveLength(1)
    await purgeExpired(payload, afterNoon(LOG_MS + 1))
    expect(await rowsOf(project)).toHaveLength(0)
  })
})

it('the sign-out log keeps person, time and session for 90 days, to the millisecond', async () => {
  const project = await createProject(payload)
  const person = await createPerson(payload, project)
  const browser = await signIn(project, person.phone)
  await browser.post('/auth/signout')
  await browser.post('/auth/signout')
  const rows = async () =>
    (
      await payload.db.find<SignoutLog>({
        collection: 'signout-logs',
        where: { uid: { equals: person.uid } },
        pagination: false,
      })
    ).docs
  const [row, ...more] = await rows()
  expect(more).toEqual([])
  expect(row?.sessionId).toBeTruthy()
  const end = Date.parse(row?.deleteDate ?? '')
  expect(end - Date.parse(row?.addedOn ?? '')).toBe(LOG_MS)
  await purgeExpired(payload, new Date(end))
  expect(await rows()).toHaveLength(1)
  await purgeExpired(payload, new Date(end + 1))
  expect(await rows()).toHaveLength(0)
})
