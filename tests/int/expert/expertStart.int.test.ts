import { beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import type { ExpertStart } from '#domain/calls/expert.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signIn, signInStaff } from '#tests/support/people.ts'

let payload: Awaited<ReturnType<typeof startPayload>>
let project: RequestProject
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
  const options = { overrideAccess: true, context: { project } } as const
  const series = await payload.create({
    collection: 'test-series',
    data: { title: 'Mock tests', slug: 'mock-tests', project: project.id, _status: 'published' } as never,
    ...options,
  })
  await payload.create({
    collection: 'test-series',
    data: { title: 'Not ready', slug: 'not-ready', project: project.id, _status: 'draft' } as never,
    ...options,
  })
  for (const _status of ['published', 'draft'])
    await payload.create({
      collection: 'test-papers',
      data: {
        title: `Paper ${_status}`,
        testSeries: series.id,
        minutes: 60,
        questionCount: 30,
        marks: 120,
        project: project.id,
        _status,
      } as never,
      ...options,
    })
})

/** A member of staff with these permissions. */
async function staff(level: number, accessList: string[] = [], features: string[] = []) {
  const person = await createPerson(payload, project, level)
  const own = { user: person.id, project: project.id }
  const options = { overrideAccess: true, context: { project } } as const
  await payload.create({
    collection: 'access-configurations',
    data: { ...own, accessList: accessList.map((id) => ({ id, canEdit: true })) } as never,
    ...options,
  })
  if (features.length > 0)
    await payload.create({
      collection: 'user-admin-configs',
      data: { ...own, features } as never,
      ...options,
    })
  return person
}
const givenPermissions = (start: ExpertStart) =>
  start.permissions.filter(({ isGiven }) => isGiven).map(({ id }) => id)

it('asks anonymous callers to sign in, and refuses students and franchisees', async () => {
  expect((await openBrowser(project).get('/expert/start')).status).toBe(401)
  const student = await signIn(project, (await createPerson(payload, project)).phone)
  expect((await student.get('/expert/start')).status).toBe(403)
  const franchise = await signInStaff(project, (await staff(200, ['answersheets'])).phone)
  expect((await franchise.get('/expert/start')).status).toBe(403)
})

it('needs a six-digit sign-in, which works beside a learner session of the same browser', async () => {
  const expert = await staff(400, ['answersheets'])
  const browser = await signIn(project, expert.phone)
  expect((await browser.get('/expert/start')).status).toBe(403)
  await signInStaff(project, expert.phone, browser)
  const { status, body } = await browser.get<ExpertStart>('/expert/start')
  expect([status, body.person]).toEqual([
    200,
    {
      name: 'Test Person',
      phone: expert.phone,
      email: null,
      userLevel: 400,
      label: 'Experts (Test-series/Doubts)',
    },
  ])
  const me = await browser.get<{ user: { uid: string } }>('/auth/me')
  expect(me.status, 'the shop goes on with its own session').toBe(200)
})

it('shows published test series and papers with the permission only', async () => {
  const without = await signInStaff(project, (await staff(400)).phone)
  const none = (await without.get<ExpertStart>('/expert/start')).body
  expect([givenPermissions(none), none.testSeries]).toEqual([[], null])
  const expert = await signInStaff(project, (await staff(400, ['answersheets'])).phone)
  const { body } = await expert.get<ExpertStart>('/expert/start')
  expect(givenPermissions(body)).toEqual(['answersheets'])
  expect(body.testSeries).toMatchObject([
    { title: 'Mock tests', slug: 'mock-tests', papers: [{ title: 'Paper published', marks: 120 }] },
  ])
  expect(body.testSeries).toHaveLength(1)
  expect(body.testSeries?.[0]?.papers).toHaveLength(1)
})

it('shows doubts only with the feature, and follows its switch from the next request', async () => {
  const listed = await signInStaff(project, (await staff(400, ['expertDoubts'])).phone)
  expect(givenPermissions((await listed.get<ExpertStart>('/expert/start')).body)).toEqual([])
  const expert = await signInStaff(project, (await staff(400, ['expertDoubts'], ['doubts'])).phone)
  const { body } = await expert.get<ExpertStart>('/expert/start')
  expect(givenPermissions(body)).toEqual(['expertDoubts'])
  const options = { overrideAccess: true, context: { project } } as const
  const { docs } = await payload.find({
    collection: 'admin-configs',
    where: { project: { equals: project.id } },
    ...options,
  })
  await payload.update({
    collection: 'admin-configs',
    id: String(docs[0]?.id),
    data: { offFeatures: ['doubts'] } as never,
    ...options,
  })
  const after = (await expert.get<ExpertStart>('/expert/start')).body
  expect(after.permissions.find(({ id }) => id === 'expertDoubts')).toMatchObject({
    isGiven: false,
    isSwitchedOff: true,
  })
})

it('gives an expert no panel access over REST', async () => {
  const expert = await signInStaff(project, (await staff(400, ['answersheets'])).phone)
  for (const slug of [
    'users',
    'orders',
    'private-files',
    'payments',
    'audit-logs',
    'access-configurations',
  ]) {
    const { status, body } = await expert.get<{ docs?: { id: string }[] }>(`/${slug}?limit=10`)
    const others = (body.docs ?? []).filter(({ id }) => id !== undefined && slug !== 'users')
    expect([status === 403 || others.length === 0, slug]).toEqual([true, slug])
  }
  expect((await expert.post('/media-folders', { title: 'x' })).status).toBe(403)
  expect((await expert.get('/storage/usage')).status).toBe(403)
  const series = await expert.get<{ docs: { title: string }[] }>('/test-series?limit=10&draft=true')
  expect(series.body.docs.length).toBeGreaterThan(0)
  const { body } = await expert.get<{ docs: { id: string }[] }>('/test-series?limit=1')
  expect((await expert.call('PATCH', `/test-series/${body.docs[0]?.id}`, { title: 'taken' })).status).toBe(
    403,
  )
})
