import type { BasePayload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import type { UserDetail } from '#payload-types'
import { openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signIn } from '#tests/support/people.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'

let payload: BasePayload
let project: RequestProject
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
})

const detailsOf = async (user: string) =>
  (
    await payload.db.find<UserDetail>({
      collection: 'user-details',
      where: { user: { equals: user } },
    })
  ).docs

it('merges visits into one document per person: latest device, first referrer', async () => {
  const { id, phone } = await createPerson(payload, project)
  const browser = await signIn(project, phone)
  const first = {
    screen: '412x915',
    language: 'hi-IN',
    timeZone: 'Asia/Kolkata',
    referrer: 'https://a.example/',
    landing: '/courses',
  }
  expect((await browser.post('/visits/report', first, { 'user-agent': PHONE })).status).toBe(200)
  await browser.post('/visits/report', { language: 'en-IN', referrer: 'https://b.example/', landing: '/' })
  const [details, ...others] = await detailsOf(String(id))
  expect(others).toEqual([])
  expect(details?.metaDetails).toMatchObject({
    browser: 'Browser',
    os: 'Android',
    device: 'computer',
    screen: '412x915',
    language: 'en-IN',
    firstReferrer: 'https://a.example/',
    firstLanding: '/courses',
  })
  expect(Date.parse(details?.lastSeenAt ?? '')).toBeGreaterThan(Date.now() - 10_000)
})

it('creates one document with one first referrer for concurrent tabs', async () => {
  const { id, phone } = await createPerson(payload, project)
  const browser = await signIn(project, phone)
  const answers = await Promise.all(
    [1, 2, 3, 4].map((n) => browser.post('/visits/report', { referrer: `https://${n}.example/` })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const first = (await detailsOf(String(id))).map(({ metaDetails }) => metaDetails)
  expect(first).toEqual([
    expect.objectContaining({ firstReferrer: expect.stringMatching(/^https:\/\/\d\.example\/$/) }),
  ])
  await browser.post('/visits/report', { referrer: 'https://later.example/' })
  expect((await detailsOf(String(id)))[0]?.metaDetails).toMatchObject({
    firstReferrer: (first[0] as { firstReferrer: string }).firstReferrer,
  })
})

it('refuses values that no browser sends', async () => {
  const { phone } = await createPerson(payload, project)
  const browser = await signIn(project, phone)
  const hostile = [
    { screen: '1x1' },
    { screen: '99999999x1' },
    { language: 'x'.repeat(36) },
    { referrer: 'x'.repeat(301) },
    { landing: 'a\u0000b' },
    { landing: ['/'] },
    { timeZone: 5 },
  ]
  for (const body of hostile)
    expect((await browser.post('/visits/report', body)).status, JSON.stringify(body).slice(0, 40)).toBe(400)
})

it('refuses anonymous reports, and is readable for admins only', async () => {
  const { id, phone } = await createPerson(payload, project)
  expect((await openBrowser(project).post('/visits/report', {})).status).toBe(401)
  const browser = await signIn(project, phone)
  await browser.post('/visits/report', { user: 'other', __proto__: { user: 'x' } })
  expect(await detailsOf(String(id))).toHaveLength(1)
  expect((await browser.get('/user-details')).status).toBe(403)
})
