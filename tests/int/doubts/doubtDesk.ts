import { randomUUID } from 'node:crypto'
import type { BasePayload, Where } from 'payload'
import { beforeAll, beforeEach } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { startPayload } from '#cms/payload.ts'
import { idOf } from '#database/idOf.ts'
import type { ExpertDoubtRow } from '#domain/calls/doubts.ts'
import { levelOf } from '#domain/roles/roles.ts'
import type { Doubt, Notification } from '#payload-types'
import type { Browser } from '#tests/support/browser.ts'
import { createProject } from '#tests/support/createProject.ts'
import { createPerson, signIn, signInStaff } from '#tests/support/people.ts'
import { giveAccess } from '#tests/support/sessions.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'

/** A project with a student, an admin and the calls of doubts, new for each test of the file that imports it. */

export type Expert = { id: string; browser: Browser }
export type Answer = { apiSuccess: boolean; number: string; message: string; code?: string }

export let payload: BasePayload
export let project: RequestProject
export let student: { id: string; browser: Browser }
export let admin: Expert

export async function createExpert(): Promise<Expert> {
  const person = await createPerson(payload, project, levelOf('expert'))
  const accessList = [{ id: 'expertDoubts', canEdit: true }]
  await giveAccess(payload, project, String(person.id), accessList, { features: ['doubts'] })
  return { id: String(person.id), browser: await signInStaff(project, person.phone) }
}

beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  project = await createProject(payload)
  const person = await createPerson(payload, project)
  student = { id: String(person.id), browser: await signIn(project, person.phone) }
  const staff = await createPerson(payload, project, levelOf('admin'))
  admin = { id: String(staff.id), browser: await signInStaff(project, staff.phone) }
})

export type Rule = { subject: string; answerHours?: number; maxWaiting?: number; experts?: string[] }
export const HOURS = { weekdays: ['1', '2', '3', '4', '5'], opensAt: '10:00', closesAt: '18:00' }
export const setRules = (
  subjects: Rule[],
  more: { freeDoubts?: number; holidays?: { day: string }[] } = {},
) =>
  setShop(payload, project, 'support-settings', {
    hours: { ...HOURS, holidays: more.holidays ?? [] },
    doubts: { freeDoubts: more.freeDoubts ?? null, subjects },
  })
export const attempt = () => `doubt-${randomUUID()}`
export const post = async (by: Browser, path: string, body: object) =>
  (await by.post<Answer>(path, body)).body
export const ask = (more: object = {}) =>
  post(student.browser, '/doubt/ask', {
    subject: 'physics',
    title: 'Work done by friction',
    text: 'Why is the work negative here?',
    attempt: attempt(),
    ...more,
  })
export const rowOf = async (number: string): Promise<Doubt> => {
  const where: Where = { and: [{ number: { equals: number } }, { project: { equals: project.id } }] }
  return (await payload.db.findOne<Doubt>({ collection: 'doubts', where })) as Doubt
}
export const expertOf = async (number: string) => idOf((await rowOf(number)).expert)
export const waitingFor = async ({ browser }: Expert) =>
  (await browser.get<{ doubts: ExpertDoubtRow[] }>('/expertdoubts/list')).body.doubts.map(
    ({ number }) => number,
  )
export const notesOf = async (user: string) => {
  const where = { user: { equals: user } }
  const { docs } = await payload.db.find<Notification>({
    collection: 'notifications',
    where,
    pagination: false,
  })
  return docs.map(({ title }) => title)
}
export const answer = async ({ browser }: Expert, number: string, more: object = {}) => {
  const doubt = String((await rowOf(number)).id)
  await post(browser, '/expertdoubts/take', { doubt })
  const body = { doubt, text: 'Force and path point apart.', attempt: attempt(), ...more }
  return post(browser, '/expertdoubts/answer', body)
}
export const rate = async (number: string, stars: number) =>
  post(student.browser, '/doubt/rate', { doubt: String((await rowOf(number)).id), stars })
export const say = async (number: string) =>
  post(student.browser, '/doubt/addmessage', {
    doubt: String((await rowOf(number)).id),
    text: 'I still do not see it.',
    attempt: attempt(),
  })
/** The same database as another server has it, without what two calls of one process share. */
export const anotherServer = (): BasePayload =>
  Object.create(payload, { db: { value: Object.create(payload.db) } }) as BasePayload
export const later = (ms: number) => new Date(Date.now() + ms)
