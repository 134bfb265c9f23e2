import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { sweepDoubts } from '#cms/jobs/sweepDoubts.ts'
import { startPayload } from '#cms/payload.ts'
import type { DoubtRow, DoubtView, ExpertDoubtRow, ExpertDoubtView } from '#domain/calls/doubts.ts'
import type { ExpertStart } from '#domain/calls/expert.ts'
import {
  ANSWER_WITHIN_MS,
  DOUBTS_PER_DAY,
  EXPIRES_AFTER_MS,
  RESOLVED_AFTER_MS,
} from '#domain/doubts/doubts.ts'
import { levelOf } from '#domain/roles/roles.ts'
import type { Doubt, Notification } from '#payload-types'
import type { Browser } from '#tests/support/browser.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { sendQueuedMessages } from '#tests/support/messages.ts'
import { createPerson, signIn, signInStaff } from '#tests/support/people.ts'

type Person = Awaited<ReturnType<typeof createPerson>>
type Answer = { apiSuccess: boolean; number: string; message: string; code?: string }

let payload: BasePayload
let project: RequestProject
let student: Person
let browser: Browser
let experts: { person: Person; browser: Browser }[]

async function createExpert() {
  const person = await createPerson(payload, project, levelOf('expert'))
  const own = { user: person.id, project: project.id }
  const options = { overrideAccess: true, context: { project } } as const
  const accessList = [{ id: 'expertDoubts', canEdit: true }]
  await payload.create({
    collection: 'access-configurations',
    data: { ...own, accessList } as never,
    ...options,
  })
  await payload.create({
    collection: 'user-admin-configs',
    data: { ...own, features: ['doubts'] } as never,
    ...options,
  })
  return { person, browser: await signInStaff(project, person.phone) }
}

beforeAll(async () => {
  payload = await startPayload()
})
beforeEach(async () => {
  project = await createProject(payload)
  student = await createPerson(payload, project)
  browser = await signIn(project, student.phone)
  experts = [await createExpert(), await createExpert()]
})

const attempt = () => `doubt-${randomUUID()}`
const filled = (more: Record<string, unknown> = {}) => ({
  subject: 'physics',
  title: 'Work done by friction',
  text: 'Why is the work $W = -fs$ negative here?',
  attempt: attempt(),
  ...more,
})
const ask = async (body: unknown = filled(), by = browser) => (await by.post<Answer>('/doubt/ask', body)).body
const seen = async (number: string, by = browser) =>
  (await by.get<{ doubt: DoubtView }>(`/doubt/one?number=${number}`)).body.doubt
const seenByExpert = async (number: string, by: Browser) =>
  (await by.get<{ doubt: ExpertDoubtView }>(`/expertdoubts/one?number=${number}`)).body.doubt
const waitingFor = async (by: Browser) =>
  (await by.get<{ doubts: ExpertDoubtRow[] }>('/expertdoubts/list')).body.doubts
/** How many doubts the start page of an expert says are waiting. */
const countOnStart = async (by: Browser) =>
  (await by.get<ExpertStart>('/expert/start')).body.permissions.find(({ id }) => id === 'expertDoubts')
    ?.waiting
const act = async (by: Browser, path: string, body: object) => (await by.post<Answer>(path, body)).body
const idOfDoubt = async (number: string) => (await seen(number)).id
const say = (doubt: string, text: string) =>
  act(browser, '/doubt/addmessage', { doubt, text, attempt: attempt() })
const notificationsOf = async (user: string | number) =>
  (
    await payload.db.find<Notification>({
      collection: 'notifications',
      where: { user: { equals: user } },
      pagination: false,
    })
  ).docs.map(({ title }) => title)

/** A doubt that the first expert has taken and answered. */
async function answered(): Promise<{ number: string; id: string }> {
  const { number } = await ask()
  const id = await idOfDoubt(number)
  const [{ browser: expert }] = experts as [(typeof experts)[0]]
  await act(expert, '/expertdoubts/take', { doubt: id })
  await act(expert, '/expertdoubts/answer', {
    doubt: id,
    text: 'Force and path point apart.',
    attempt: attempt(),
  })
  return { number, id }
}

describe('a doubt', () => {
  it('goes from its student to an expert and back, with formulas drawn', async () => {
    const { number, apiSuccess } = await ask()
    expect(apiSuccess).toBe(true)
    expect(number).toMatch(/^DB-\d{2}-\d{6}$/)
    const [first, second] = experts as [(typeof experts)[0], (typeof experts)[0]]
    expect(await waitingFor(first.browser)).toMatchObject([{ number, state: 'new', isMine: false }])
    expect(await countOnStart(second.browser)).toBe(1)
    const id = await idOfDoubt(number)
    expect((await act(first.browser, '/expertdoubts/take', { doubt: id })).apiSuccess).toBe(true)
    // Nobody else reaches it any more.
    expect(await waitingFor(second.browser)).toEqual([])
    expect([await countOnStart(first.browser), await countOnStart(second.browser)]).toEqual([1, 0])
    expect((await second.browser.get(`/expertdoubts/one?number=${number}`)).status).toBe(404)
    const text = 'Because $\\vec F$ and $\\vec s$ point apart.'
    const answer = { doubt: id, text, attempt: attempt() }
    expect((await act(first.browser, '/expertdoubts/answer', answer)).apiSuccess).toBe(true)
    expect((await act(first.browser, '/expertdoubts/answer', answer)).apiSuccess).toBe(true)
    const doubt = await seen(number)
    expect(doubt).toMatchObject({ state: 'answered', dueAt: null, messages: [{ by: 'expert' }] })
    expect(doubt.blocks[0]).toMatchObject({ inlines: [{}, { kind: 'math' }, {}] })
    await sendQueuedMessages(payload)
    expect(await notificationsOf(student.id)).toContain(`Answer to your doubt ${number}`)
  })

  it('shows its writer the formulas before it is sent, and nothing to strangers', async () => {
    const body = { text: 'Why is $x^2$ positive?\n$\\notatex{$' }
    const { blocks } = (await browser.post<{ blocks: object[] }>('/doubt/typeset', body)).body
    expect(blocks).toMatchObject([
      { inlines: ['Why is ', { kind: 'math', tex: 'x^2' }, ' positive?'] },
      { kind: 'paragraph' },
    ])
    expect((await openBrowser(project).post('/doubt/typeset', body)).status).toBe(401)
  })

  it('is asked back, resolved, opened again and rated by its student', async () => {
    const { number, id } = await answered()
    expect((await say(id, 'And on a slope?')).apiSuccess).toBe(true)
    expect((await seen(number)).state).toBe('followUp')
    const [first] = experts as [(typeof experts)[0]]
    expect(await waitingFor(first.browser)).toMatchObject([{ number, isMine: true }])
    await act(first.browser, '/expertdoubts/answer', { doubt: id, text: 'The same.', attempt: attempt() })
    expect((await act(browser, '/doubt/resolve', { doubt: id })).apiSuccess).toBe(true)
    expect((await act(browser, '/doubt/rate', { doubt: id, stars: 2 })).apiSuccess).toBe(true)
    expect(await seen(number)).toMatchObject({ state: 'resolved', rating: 2 })
    expect((await say(id, 'One more thing')).apiSuccess).toBe(true)
    expect(await seen(number)).toMatchObject({ state: 'reopened', rating: null })
  })

  it('asked twice by a double click is one', async () => {
    const body = filled()
    const both = await Promise.all([ask(body), ask(body)])
    expect(new Set(both.map(({ number }) => number)).size).toBe(1)
    const { total } = (await browser.get<{ total: number }>('/doubt/mine')).body
    expect(total).toBe(1)
  })

  it('is taken by one of two experts at once', async () => {
    const id = await idOfDoubt((await ask()).number)
    const took = await Promise.all(
      experts.map((expert) => act(expert.browser, '/expertdoubts/take', { doubt: id })),
    )
    expect(took.filter(({ apiSuccess }) => apiSuccess)).toHaveLength(1)
  })

  it('that is rejected says why, and takes no more messages', async () => {
    const { number } = await ask()
    const id = await idOfDoubt(number)
    const [first] = experts as [(typeof experts)[0]]
    await act(first.browser, '/expertdoubts/reject', { doubt: id, reason: 'Please ask the support team.' })
    expect(await seen(number)).toMatchObject({
      state: 'rejected',
      rejectedFor: 'Please ask the support team.',
    })
    expect((await say(id, 'But why?')).code).toBe('tooLate')
  })

  it('can name a lesson only if its student may open it', async () => {
    const { lectures } = await createCourse(payload, project, { title: 'Mechanics', slug: 'mechanics' })
    // The first lesson is a free preview.
    const [free, locked] = lectures
    const refused = await ask(filled({ lecture: String(locked?.id), second: 65 }))
    expect(refused).toMatchObject({ apiSuccess: false, code: 'noAccess' })
    const { number } = await ask(filled({ lecture: String(free?.id), second: 65 }))
    expect((await seen(number)).lesson).toEqual({
      title: expect.any(String),
      href: expect.stringMatching(/^\/learn\/[^/]+\/[^/]+$/),
      second: 65,
    })
  })

  it('is asked at most ten times a day', async () => {
    for (let asked = 0; asked < DOUBTS_PER_DAY; asked++) expect((await ask()).apiSuccess).toBe(true)
    expect(await ask()).toMatchObject({ apiSuccess: false, code: 'limit' })
  })

  it('is of no use to other students, and its calls are for experts with the permission', async () => {
    const { number } = await ask()
    const id = await idOfDoubt(number)
    const other = await signIn(project, (await createPerson(payload, project)).phone)
    expect((await other.get(`/doubt/one?number=${number}`)).status).toBe(404)
    expect((await other.post('/doubt/resolve', { doubt: id })).status).toBe(404)
    expect(
      (await other.post('/doubt/addmessage', { doubt: id, text: 'Mine?', attempt: attempt() })).status,
    ).toBe(404)
    expect((await other.get('/expertdoubts/list')).status).toBe(403)
    expect((await browser.get('/expertdoubts/list')).status).toBe(403)
    expect((await openBrowser(project).get('/doubt/mine')).status).toBe(401)
    const plain = await signInStaff(project, (await createPerson(payload, project, levelOf('expert'))).phone)
    expect((await plain.post('/expertdoubts/take', { doubt: id })).status).toBe(403)
    expect((await browser.get('/doubts')).status).toBe(403)
  })

  it('names its people shortly', async () => {
    const { id, number } = await answered()
    const name = async (who: Person, value: string) =>
      payload.db.updateOne({ collection: 'users', id: who.id, data: { name: value } })
    const [first] = experts as [(typeof experts)[0]]
    await Promise.all([name(student, 'Meera Sharma'), name(first.person, 'Arun Nair')])
    expect((await seen(number)).messages[0]?.name).toBe('Arun N.')
    const doubt = await seenByExpert(number, first.browser)
    expect(doubt.student).toBe('Meera S.')
    expect(doubt.messages[0]?.name).toBeNull()
    expect(JSON.stringify(doubt)).not.toContain('Sharma')
    expect(id).toBe(doubt.id)
  })

  it('is assigned by admins to somebody who may answer it', async () => {
    const { number } = await ask()
    const id = await idOfDoubt(number)
    const admin = await signInStaff(project, (await createPerson(payload, project, levelOf('admin'))).phone)
    const [first, second] = experts as [(typeof experts)[0], (typeof experts)[0]]
    const { experts: listed } = (await admin.get<{ experts: { id: string }[] }>('/doubt/experts')).body
    expect(listed.map((one) => one.id).toSorted()).toEqual(
      [first, second].map(({ person }) => String(person.id)).toSorted(),
    )
    expect((await act(admin, '/doubt/assign', { doubt: id, expert: String(student.id) })).code).toBe(
      'noExpert',
    )
    const expert = String(second.person.id)
    expect((await act(admin, '/doubt/assign', { doubt: id, expert })).apiSuccess).toBe(true)
    expect(await waitingFor(first.browser)).toEqual([])
    expect(await waitingFor(second.browser)).toMatchObject([{ number, state: 'assigned', isMine: true }])
    expect(await notificationsOf(second.person.id)).toContain(`Doubt ${number} waits for you`)
    expect((await first.browser.post('/doubt/assign', { doubt: id, expert })).status).toBe(403)
  })

  it('that was answered is resolved after a week, and one that nobody began with expires', async () => {
    const { number } = await answered()
    const old = await ask()
    const at = (ms: number) => new Date(Date.now() + ms)
    await sweepDoubts(payload, at(RESOLVED_AFTER_MS - 60_000))
    expect((await seen(number)).state).toBe('answered')
    await sweepDoubts(payload, at(RESOLVED_AFTER_MS + 60_000))
    expect((await seen(number)).state).toBe('resolved')
    await sweepDoubts(payload, at(EXPIRES_AFTER_MS + 60_000))
    expect((await seen(old.number)).state).toBe('expired')
    const rows = (await browser.get<{ doubts: DoubtRow[] }>('/doubt/mine')).body.doubts
    expect(rows.map(({ dueAt }) => dueAt)).toEqual([null, null])
  })

  it('that waits longer than promised is notified to the admins, once', async () => {
    const admin = await createPerson(payload, project, levelOf('admin'))
    const { number } = await ask()
    const notified = async () => {
      const { docs } = await payload.db.find<Notification>({
        collection: 'notifications',
        where: { user: { equals: String(admin.id) } },
        pagination: false,
      })
      return docs.filter(({ title }) => title === `Doubt ${number} is late`).length
    }
    const at = (ms: number) => new Date(Date.now() + ms)
    await sweepDoubts(payload, at(ANSWER_WITHIN_MS - 60_000))
    expect(await notified()).toBe(0)
    await sweepDoubts(payload, at(ANSWER_WITHIN_MS + 60_000))
    await sweepDoubts(payload, at(ANSWER_WITHIN_MS + 360_000))
    expect(await notified()).toBe(1)
  })

  it('is read by sub admins with the module, and changed by nobody over REST', async () => {
    await ask()
    const person = await createPerson(payload, project, levelOf('subadmin'))
    const options = { overrideAccess: true, context: { project } } as const
    const own = { user: person.id, project: project.id }
    await payload.create({
      collection: 'access-configurations',
      data: { ...own, accessList: [{ id: 'doubts', canEdit: false }] } as never,
      ...options,
    })
    await payload.create({
      collection: 'user-admin-configs',
      data: { ...own, features: ['doubts'] } as never,
      ...options,
    })
    const sub = await signInStaff(project, person.phone)
    const { docs } = (await sub.get<{ docs: Doubt[] }>('/doubts?depth=0')).body
    expect(docs).toHaveLength(1)
    const changed = await sub.call('PATCH', `/doubts/${docs[0]?.id}`, { state: 'resolved' })
    expect(changed.status).toBe(403)
  })
})
