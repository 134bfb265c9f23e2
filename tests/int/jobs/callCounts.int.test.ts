import type { BasePayload } from 'payload'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { callsOf, countCall, storeCalls } from '#cms/operations/jobs/callCounts.ts'
import { startPayload } from '#cms/payload.ts'
import { createProject } from '#tests/support/createProject.ts'

const HOUR = 3_600_000
const NOW = 500_000 * HOUR + 12_345

let payload: BasePayload
let project: RequestProject
let sibling: RequestProject
beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  project = await createProject(payload)
  sibling = await createProject(payload)
})

const calls = (now = NOW, of = project) => callsOf(payload, of.id, now)

it('calls of a day are counted by project, sign-ins separately, including counts not stored yet', async () => {
  countCall(project.id, '/auth/verifyOtp', 'done', NOW - 30 * HOUR)
  countCall(project.id, '/auth/verifyOtp', 'done', NOW - 23 * HOUR)
  await storeCalls(payload)
  countCall(project.id, '/auth/verifyEmailOtp', 'refused', NOW)
  countCall(project.id, '/cart/change', 'fault', NOW)
  countCall(sibling.id, '/cart/change', 'done', NOW)
  const expected = {
    signIn: { done: 1, refused: 1, fault: 0 },
    save: { done: 0, refused: 0, fault: 1 },
  }
  expect(await calls()).toEqual(expected)
  await storeCalls(payload)
  expect(await calls()).toEqual(expected)
  expect((await calls(NOW + 20 * HOUR)).signIn).toEqual({ done: 0, refused: 1, fault: 0 })
  expect((await calls(NOW, sibling)).save.done).toBe(1)
})

it('counts of several processes and of a restarted one are summed in one row', async () => {
  for (let times = 0; times < 5; times++) {
    for (let call = 0; call < 10; call++) countCall(project.id, '/cart/change', 'done', NOW)
    // Each run stores the counts present at its start, like separate processes.
    await Promise.all([storeCalls(payload), storeCalls(payload)])
  }
  const racing = Array.from({ length: 8 }, () => {
    countCall(project.id, '/cart/change', 'refused', NOW)
    return storeCalls(payload)
  })
  await Promise.all(racing)
  expect((await calls()).save).toEqual({ done: 50, refused: 8, fault: 0 })
  const where = { project: { equals: project.id } }
  expect((await payload.db.count({ collection: 'daily-totals', where })).totalDocs).toBe(2)
})

it('counts that could not be stored are stored in the next run', async () => {
  countCall(project.id, '/cart/change', 'done', NOW)
  const broken = Object.create(payload, {
    db: { value: { name: 'none', updateOne: () => Promise.reject(new Error('no database')) } },
  }) as BasePayload
  await expect(storeCalls(broken)).rejects.toThrow('not stored')
  expect((await calls()).save.done).toBe(1)
  await storeCalls(payload)
  expect((await calls()).save.done).toBe(1)
})

it('hourly counts are deleted after two days', async () => {
  countCall(project.id, '/cart/change', 'done', NOW)
  await storeCalls(payload)
  countCall(project.id, '/cart/change', 'done', NOW + 49 * HOUR)
  await storeCalls(payload)
  const where = { project: { equals: project.id } }
  const { docs } = await payload.db.find<{ day: string }>({ collection: 'daily-totals', where })
  expect(docs.map(({ day }) => day)).toEqual([new Date(NOW + 49 * HOUR).toISOString().slice(0, 13)])
})
