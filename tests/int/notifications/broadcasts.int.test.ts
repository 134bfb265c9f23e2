import { randomUUID } from 'node:crypto'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { BasePayload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { sendBroadcasts } from '#cms/jobs/sendBroadcasts.ts'
import { startPayload } from '#cms/payload.ts'
import type { Broadcast } from '#payload-types'
import { createProject } from '#tests/support/createProject.ts'
import { manyPeople } from '#tests/support/manyPeople.ts'
import { createPerson, signIn, signInStaff } from '#tests/support/people.ts'
import { expectWithin, IS_TIMED } from '#tests/support/timeLimits.ts'

/** The promise is 10,000 people within 30 s. */
const MANY = IS_TIMED ? 10_000 : 2500
const NOW = new Date('2026-11-21T06:00:00Z')

let payload: BasePayload
let project: RequestProject
beforeAll(async () => {
  payload = await startPayload()
  project = await createProject(payload)
})

const write = (data: Partial<Broadcast>) =>
  payload.create({
    collection: 'broadcasts',
    data: { title: 'Holiday on Friday', audience: 'everyone', ...data } as never,
    overrideAccess: true,
    context: { project },
  })

/** Ids of the receivers of a broadcast. */
async function receiversOf({ id }: { id: string }): Promise<string[]> {
  const { docs } = await payload.db.find<{ user: string }>({
    collection: 'notifications',
    where: { dedupeKey: { like: `broadcast:${id}` } },
    pagination: false,
    limit: 0,
  })
  return docs.map(({ user }) => user).toSorted()
}
const storedBroadcast = (id: string) =>
  payload.db.findOne<Broadcast>({ collection: 'broadcasts', where: { id: { equals: id } } })

it('reaches the chosen audience, without other projects and deleted accounts', async () => {
  const [student, teacher, gone] = await Promise.all([
    createPerson(payload, project),
    createPerson(payload, project, 400),
    createPerson(payload, project),
  ])
  const foreign = await createPerson(payload, await createProject(payload))
  await payload.db.updateOne({
    collection: 'users',
    id: gone.id,
    data: { deletedAt: NOW.toISOString() },
  })
  const everyone = await write({ audience: 'everyone' })
  const students = await write({ audience: 'students' })
  const staff = await write({ audience: 'staff' })
  const named = await write({ audience: 'people', people: [teacher.id] })
  // As if the validation of relations had been bypassed.
  await payload.db.updateOne({
    collection: 'broadcasts',
    id: named.id,
    data: { people: [teacher.id, foreign.id, gone.id] },
  })
  const nobody = await write({ audience: 'people', people: [] })
  await sendBroadcasts(payload, NOW)
  const [s, t] = [String(student.id), String(teacher.id)]
  expect(await receiversOf(everyone)).toEqual([s, t].toSorted())
  expect(await receiversOf(students)).toEqual([s])
  expect(await receiversOf(staff)).toEqual([t])
  expect(await receiversOf(named)).toEqual([t])
  expect(await receiversOf(nobody)).toEqual([])
  expect(await storedBroadcast(String(everyone.id))).toMatchObject({ state: 'sent', sentCount: 2 })
  expect(await storedBroadcast(String(nobody.id))).toMatchObject({ state: 'sent', sentCount: 0 })
})

it('is created by an admin in the panel and read by a student, who cannot create one', async () => {
  const [admin, student] = [await createPerson(payload, project, 800), await createPerson(payload, project)]
  const staff = await signInStaff(project, admin.phone)
  const pupil = await signIn(project, student.phone)
  const body = { title: 'Mock test on Sunday', text: 'At 10 am.', href: '/courses', audience: 'students' }
  expect((await pupil.post('/broadcasts', body)).status).toBe(403)
  const made = await staff.post<{ doc: Broadcast }>('/broadcasts', { ...body, state: 'sent', cursor: 'zzz' })
  expect(made.status).toBe(201)
  expect((await staff.call('PATCH', `/broadcasts/${made.body.doc.id}`, { title: 'Other' })).status).toBe(403)
  await sendBroadcasts(payload, NOW)
  const { body: shown } = await pupil.get<{ notifications: object[] }>('/notifications/latest')
  expect(shown.notifications[0]).toMatchObject({
    kind: 'message',
    title: 'Mock test on Sunday',
    text: 'At 10 am.',
    href: '/courses',
    addedOn: NOW.getTime(),
  })
})

it('reaches everybody once when two processes distribute it', async () => {
  const home = await createProject(payload)
  const people = await manyPeople(payload, home, 1300)
  const broadcast = await payload.create({
    collection: 'broadcasts',
    data: { title: 'Twice at once', audience: 'everyone' } as never,
    overrideAccess: true,
    context: { project: home },
  })
  await Promise.all([1, 2, 3].map(() => sendBroadcasts(payload, NOW)))
  // The worker that lost the race stopped; the next run continues.
  await sendBroadcasts(payload, NOW)
  expect(await receiversOf(broadcast)).toEqual(people.toSorted())
  expect(await storedBroadcast(String(broadcast.id))).toMatchObject({ state: 'sent', sentCount: 1300 })
})

it(`reaches ${MANY} people within seconds while the server stays responsive`, async () => {
  const home = await createProject(payload)
  await manyPeople(payload, home, MANY)
  const { id } = await payload.create({
    collection: 'broadcasts',
    data: { title: `Big ${randomUUID()}`, audience: 'everyone' } as never,
    overrideAccess: true,
    context: { project: home },
  })
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const start = performance.now()
  await sendBroadcasts(payload, NOW)
  const took = performance.now() - start
  delay.disable()
  const [p99, longest] = [delay.percentile(99) / 1e6, delay.max / 1e6]
  process.stdout.write(
    `${MANY} people notified in ${(took / 1000).toFixed(1)} s; event loop held ${p99.toFixed(0)} ms at p99, ${longest.toFixed(0)} ms at most\n`,
  )
  expect(await storedBroadcast(String(id))).toMatchObject({ state: 'sent', sentCount: MANY })
  expectWithin(took, 30_000)
  expectWithin(p99, 400)
})
