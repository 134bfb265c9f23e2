import { randomUUID } from 'node:crypto'
import type { BasePayload, Where } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RequestProject } from '#access/projectOf.ts'
import { sweepDoubts } from '#cms/jobs/sweepDoubts.ts'
import { claimRoom } from '#cms/operations/doubts/claimRoom.ts'
import { routeDoubt } from '#cms/operations/doubts/routeDoubt.ts'
import { startPayload } from '#cms/payload.ts'
import { idOf } from '#database/idOf.ts'
import type { DoubtView, ExpertDoubtRow } from '#domain/calls/doubts.ts'
import type { ExpertPayResponse } from '#domain/calls/exams/expertPay.ts'
import { QUOTA_MS } from '#domain/doubts/doubts.ts'
import { levelOf } from '#domain/roles/roles.ts'
import type { Doubt, Notification } from '#payload-types'
import type { Browser } from '#tests/support/browser.ts'
import { createCourse } from '#tests/support/catalogue.ts'
import { createProject } from '#tests/support/createProject.ts'
import { pngFile } from '#tests/support/files.ts'
import { createPerson, signIn, signInStaff } from '#tests/support/people.ts'
import { giveAccess } from '#tests/support/sessions.ts'
import { setShop } from '#tests/support/shop/shopOwner.ts'
import { sendForm } from '../storage/sendForm.ts'

type Expert = { id: string; browser: Browser }
type Answer = { apiSuccess: boolean; number: string; message: string; code?: string }

let payload: BasePayload
let project: RequestProject
let student: { id: string; browser: Browser }
let admin: Expert

async function createExpert(): Promise<Expert> {
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

type Rule = { subject: string; answerHours?: number; maxWaiting?: number; experts?: string[] }
const HOURS = { weekdays: ['1', '2', '3', '4', '5'], opensAt: '10:00', closesAt: '18:00' }
const setRules = (subjects: Rule[], more: { freeDoubts?: number; holidays?: { day: string }[] } = {}) =>
  setShop(payload, project, 'support-settings', {
    hours: { ...HOURS, holidays: more.holidays ?? [] },
    doubts: { freeDoubts: more.freeDoubts ?? null, subjects },
  })
const attempt = () => `doubt-${randomUUID()}`
const post = async (by: Browser, path: string, body: object) => (await by.post<Answer>(path, body)).body
const ask = (more: object = {}) =>
  post(student.browser, '/doubt/ask', {
    ...{ subject: 'physics', title: 'Work done by friction', text: 'Why is the work negative here?' },
    ...{ attempt: attempt(), ...more },
  })
const rowOf = async (number: string): Promise<Doubt> => {
  const where: Where = { and: [{ number: { equals: number } }, { project: { equals: project.id } }] }
  return (await payload.db.findOne<Doubt>({ collection: 'doubts', where })) as Doubt
}
const expertOf = async (number: string) => idOf((await rowOf(number)).expert)
const waitingFor = async ({ browser }: Expert) =>
  (await browser.get<{ doubts: ExpertDoubtRow[] }>('/expertdoubts/list')).body.doubts.map(
    ({ number }) => number,
  )
const notesOf = async (user: string) => {
  const where = { user: { equals: user } }
  const { docs } = await payload.db.find<Notification>({
    collection: 'notifications',
    where,
    pagination: false,
  })
  return docs.map(({ title }) => title)
}
const answer = async ({ browser }: Expert, number: string, more: object = {}) => {
  const doubt = String((await rowOf(number)).id)
  await post(browser, '/expertdoubts/take', { doubt })
  const body = { doubt, text: 'Force and path point apart.', attempt: attempt(), ...more }
  return post(browser, '/expertdoubts/answer', body)
}
const rate = async (number: string, stars: number) =>
  post(student.browser, '/doubt/rate', { doubt: String((await rowOf(number)).id), stars })
const say = async (number: string) =>
  post(student.browser, '/doubt/addmessage', {
    ...{ doubt: String((await rowOf(number)).id), text: 'I still do not see it.', attempt: attempt() },
  })
/** The same database as another server has it, without what two calls of one process share. */
const anotherServer = (): BasePayload =>
  Object.create(payload, { db: { value: Object.create(payload.db) } }) as BasePayload
const later = (ms: number) => new Date(Date.now() + ms)

describe('a doubt of a subject with experts', () => {
  it('goes to the one for whom the fewest wait, and waits unassigned while nobody has room', async () => {
    const [first, second, other] = [await createExpert(), await createExpert(), await createExpert()]
    await setRules([{ subject: 'physics', maxWaiting: 1, experts: [first.id, second.id] }])
    const numbers = [(await ask()).number, (await ask()).number, (await ask()).number]
    const assigned = await Promise.all(numbers.map(expertOf))
    expect(assigned.slice(0, 2).toSorted()).toEqual([first.id, second.id].toSorted())
    expect(assigned[2]).toBeNull()
    // Others do not even see it.
    expect(await waitingFor(other)).toEqual([])
    const id = String((await rowOf(numbers[2] as string)).id)
    expect((await other.browser.post('/expertdoubts/take', { doubt: id })).status).toBe(404)
    const [busy] = [first, second].filter((one) => one.id === assigned[0])
    await answer(busy as Expert, numbers[0] as string)
    await sweepDoubts(payload, later(60_000))
    expect(await expertOf(numbers[2] as string)).toBe(busy?.id)
    expect(await notesOf(busy?.id as string)).toContain(`Doubt ${numbers[2]} waits for you`)
  })

  it('goes to different experts when two are asked at once', async () => {
    const experts = [await createExpert(), await createExpert()]
    await setRules([{ subject: 'physics', experts: experts.map(({ id }) => id) }])
    const both = await Promise.all([ask(), ask()])
    const assigned = await Promise.all(both.map(({ number }) => expertOf(number)))
    expect(new Set(assigned).size).toBe(2)
  })

  it('never goes beyond the limit of an expert, however many servers assign at once', async () => {
    const [first, second] = [await createExpert(), await createExpert()]
    const experts = [first.id, second.id]
    const numbers = await Promise.all(Array.from({ length: 6 }, async () => (await ask()).number))
    const rows = await Promise.all(numbers.map(rowOf))
    // One waits for the first already, from before there was a limit.
    const data = { state: 'assigned' as const, expert: first.id }
    await payload.db.updateOne({ collection: 'doubts', id: String(rows[0]?.id), data })
    await setRules([{ subject: 'physics', maxWaiting: 2, experts }])
    const servers = rows.slice(1).map(() => anotherServer())
    const routed = rows.slice(1).map((row, index) => routeDoubt(servers[index] as BasePayload, row, later(0)))
    await Promise.all(routed)
    const loads = async () => {
      const all = await Promise.all(numbers.map(expertOf))
      return experts.map((id) => all.filter((one) => one === id).length)
    }
    expect(await loads()).toEqual([2, 2])
    // A claim whose server was killed before it assigned is used by the next run, and one of a closed doubt is free again.
    const waiting = (await Promise.all(numbers.map(rowOf))).filter(({ expert }) => idOf(expert) === null)
    const own = (await Promise.all(numbers.map(rowOf))).find(({ expert }) => idOf(expert) === second.id)
    await answer(second, own?.number as string)
    expect(await claimRoom(payload, second.id, String(waiting[0]?.id), 2)).toBe(true)
    expect(await claimRoom(payload, second.id, String(waiting[1]?.id), 2)).toBe(false)
    await Promise.all([1, 2].map(() => sweepDoubts(anotherServer(), later(60_000))))
    expect(await loads()).toEqual([2, 3])
    expect(await expertOf(waiting[0]?.number as string)).toBe(second.id)
    expect(await expertOf(waiting[1]?.number as string)).toBeNull()
  })

  it('of another subject is free for every expert', async () => {
    const [one, other] = [await createExpert(), await createExpert()]
    await setRules([{ subject: 'maths', experts: [one.id] }])
    const { number } = await ask()
    expect(await expertOf(number)).toBeNull()
    expect(await waitingFor(other)).toEqual([number])
  })
})

describe('the promised time of a subject', () => {
  it('counts business hours without holidays, and begins anew with a follow-up', async () => {
    await setRules([{ subject: 'physics', answerHours: 8 }])
    const expert = await createExpert()
    const { number } = await ask()
    const row = await rowOf(number)
    const due = new Date(row.dueAt as string)
    const local = due.toLocaleString('en-GB', { timeZone: 'Asia/Kolkata', weekday: 'short', hour: '2-digit' })
    expect(local).not.toMatch(/Sat|Sun/)
    expect(due.getTime() - Date.parse(row.createdAt)).toBeGreaterThanOrEqual(8 * 3_600_000)
    const day = due.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })
    await setRules([{ subject: 'physics', answerHours: 8 }], { holidays: [{ day }] })
    const onHoliday = await rowOf((await ask()).number)
    expect(Date.parse(onHoliday.dueAt as string)).toBeGreaterThan(due.getTime())
    await answer(expert, number)
    expect((await rowOf(number)).dueAt ?? null).toBeNull()
    await say(number)
    expect(Date.parse((await rowOf(number)).dueAt as string)).toBeGreaterThan(due.getTime())
  })

  it('that is over escalates the doubt once: admins are notified, and one that was not begun goes to another expert', async () => {
    const experts = [await createExpert(), await createExpert()]
    await setRules([{ subject: 'physics', experts: experts.map(({ id }) => id) }])
    const { number } = await ask()
    const before = await expertOf(number)
    const over = new Date(Date.parse((await rowOf(number)).dueAt as string) + 60_000)
    await sweepDoubts(payload, over)
    const row = await rowOf(number)
    expect(row).toMatchObject({ state: 'assigned', escalatedFor: 'late' })
    expect(idOf(row.expert)).not.toBe(before)
    await sweepDoubts(payload, new Date(over.getTime() + 60_000))
    expect(idOf((await rowOf(number)).expert)).toBe(idOf(row.expert))
    expect((await notesOf(admin.id)).filter((title) => title === `Doubt ${number} is late`)).toHaveLength(1)
  })
})

describe('an escalation that a kill interrupted', () => {
  it('takes the doubt from its expert the next time', async () => {
    const experts = [await createExpert(), await createExpert()]
    await setRules([{ subject: 'physics', experts: experts.map(({ id }) => id) }])
    const { number } = await ask()
    const before = await rowOf(number)
    const over = new Date(Date.parse(before.dueAt as string) + 60_000)
    const data = { escalatedFor: 'late' as const, escalatedAt: over.toISOString() }
    await payload.db.updateOne({ collection: 'doubts', id: String(before.id), data })
    await sweepDoubts(payload, new Date(over.getTime() + 60_000))
    const row = await rowOf(number)
    expect(row.state).toBe('assigned')
    expect(idOf(row.expert)).toBe(experts.find(({ id }) => id !== idOf(before.expert))?.id)
    await sweepDoubts(payload, new Date(over.getTime() + 120_000))
    expect(idOf((await rowOf(number)).expert)).toBe(idOf(row.expert))
  })
})

describe('two bad ratings', () => {
  it('escalate a doubt to another expert, and one bad rating does not', async () => {
    const experts = [await createExpert(), await createExpert()]
    await setRules([{ subject: 'physics', experts: experts.map(({ id }) => id) }])
    const { number } = await ask()
    const assigned = await expertOf(number)
    const own = experts.find(({ id }) => id === assigned) as Expert
    await answer(own, number)
    expect((await rate(number, 1)).apiSuccess).toBe(true)
    expect(await rowOf(number)).toMatchObject({ state: 'answered', rating: 1 })
    expect(await notesOf(admin.id)).toContain(`The answer to doubt ${number} was rated 1 of 5`)
    // The same answer rated again is no second one.
    await rate(number, 2)
    expect(await rowOf(number)).toMatchObject({ state: 'answered', rating: 2 })
    await say(number)
    await answer(own, number)
    const rated = await rate(number, 2)
    expect(rated.message).toContain('Another expert')
    const row = await rowOf(number)
    expect(row).toMatchObject({ state: 'assigned', escalatedFor: 'rating' })
    expect(idOf(row.expert)).toBe(experts.find(({ id }) => id !== own.id)?.id)
    expect(await notesOf(admin.id)).toContain(`Two answers to doubt ${number} were rated badly`)
  })
})

describe('pay for doubts', () => {
  const payOf = async ({ browser }: Expert) =>
    (await browser.get<ExpertPayResponse>('/expertdoubts/pay')).body
  const resolve = async (number: string) =>
    post(student.browser, '/doubt/resolve', { doubt: String((await rowOf(number)).id) })

  it('is in the expert’s statement once for each resolved doubt, and not for a badly rated answer', async () => {
    await setShop(payload, project, 'reward-settings', { experts: { doubtPaise: 4000 } })
    const expert = await createExpert()
    const [good, poor, open] = [(await ask()).number, (await ask()).number, (await ask()).number]
    for (const number of [good, poor, open]) await answer(expert, number)
    await rate(poor, 1)
    await Promise.all([resolve(good), resolve(good), resolve(poor)])
    expect(await payOf(expert)).toMatchObject({
      ...{ eachPaise: 4000, availablePaise: 4000, months: [{ count: 1, paise: 4000 }] },
    })
    // Opened again and resolved again, it is the same doubt.
    await say(good)
    await answer(expert, good)
    await resolve(good)
    expect(await payOf(expert)).toMatchObject({ availablePaise: 4000 })
  })

  it('that a stopped server left out is added by the sweep', async () => {
    await setShop(payload, project, 'reward-settings', { experts: { doubtPaise: 1500 } })
    const expert = await createExpert()
    const { number } = await ask()
    await answer(expert, number)
    const { id } = await rowOf(number)
    await payload.db.updateOne({
      ...{
        collection: 'doubts',
        id,
        data: { state: 'resolved', payDue: true, movedAt: new Date().toISOString() },
      },
    })
    await sweepDoubts(payload, later(120_000))
    await sweepDoubts(payload, later(180_000))
    expect(await payOf(expert)).toMatchObject({ availablePaise: 1500 })
    expect((await rowOf(number)).payDue).toBe(false)
  })
})

describe('the quota of doubts', () => {
  const quotaOf = async () =>
    (await student.browser.get<{ quota: { left: number; of: number } | null }>('/doubt/mine')).body.quota

  it('is what the project gives, and more with a product', async () => {
    await setRules([], { freeDoubts: 1 })
    expect((await ask()).apiSuccess).toBe(true)
    expect(await quotaOf()).toEqual({ left: 0, of: 1 })
    expect(await ask()).toMatchObject({
      apiSuccess: false,
      code: 'limit',
      message: expect.stringContaining('1'),
    })
    const { product: bought } = await createCourse(payload, project, {
      title: 'Mechanics',
      slug: 'mechanics',
    })
    const product = String(bought.id)
    await payload.db.updateOne({ collection: 'selling-products', id: product, data: { doubtsPer30Days: 2 } })
    const grant = { student: student.id, project: project.id, kind: 'product', target: product, product }
    const at = new Date(Date.now() - 1000).toISOString()
    const row = {
      ...grant,
      title: 'Mechanics',
      source: 'admin',
      grantKey: randomUUID(),
      startsAt: at,
      rev: 0,
    }
    await payload.db.create({ collection: 'entitlements', data: row })
    expect(await quotaOf()).toEqual({ left: 2, of: 3 })
    const both = await Promise.all([ask(), ask(), ask()])
    expect(both.filter(({ apiSuccess }) => apiSuccess)).toHaveLength(2)
    expect(QUOTA_MS).toBe(30 * 86_400_000)
  })

  it('is not asked for where the project has none', async () => {
    expect(await quotaOf()).toBeNull()
    expect((await ask()).apiSuccess).toBe(true)
  })
})

describe('an answer with a drawing', () => {
  const stroke = { kind: 'pen', points: [[100, 100], [900, 800]] } // biome-ignore format: a line
  const seen = async (number: string) =>
    (await student.browser.get<{ doubt: DoubtView }>(`/doubt/one?number=${number}`)).body.doubt

  it('shows it on the student’s picture and on a blank page, and on nobody else’s', async () => {
    const expert = await createExpert()
    const addPicture = async (by: Browser) => {
      const { data } = await pngFile()
      const sent = await sendForm(by, project, '/tickets/addfile', data, {
        name: 'work.png',
        type: 'image/png',
      })
      return ((await sent.json()) as { file: { id: string } }).file.id
    }
    const picture = await addPicture(student.browser)
    const { number } = await ask({ files: [picture] })
    const drawings = [
      { file: picture, drawing: [stroke, { kind: 'comment', at: [500, 500], text: 'Here' }] },
      { file: null, drawing: [stroke] },
    ]
    const foreign = await addPicture(student.browser)
    const wrong = await answer(expert, number, { drawings: [{ file: foreign, drawing: [stroke] }] })
    expect(wrong).toMatchObject({ apiSuccess: false, code: 'fileGone' })
    expect((await answer(expert, number, { drawings })).apiSuccess).toBe(true)
    expect((await seen(number)).messages[0]?.drawings).toEqual(drawings)
  })

  it('is for experts alone, on three pages at most', async () => {
    const { number } = await ask()
    const doubt = String((await rowOf(number)).id)
    const drawings = [{ file: null, drawing: [stroke] }]
    const text = { doubt, text: 'One more thing', attempt: attempt(), drawings }
    await post(student.browser, '/doubt/addmessage', text)
    expect((await seen(number)).messages[0]?.drawings).toEqual([])
    const expert = await createExpert()
    await post(expert.browser, '/expertdoubts/take', { doubt })
    const many = Array.from({ length: 4 }, (_, file) => ({ file: String(file), drawing: [stroke] }))
    const body = { doubt, text: 'Look here.', attempt: attempt(), drawings: many }
    expect((await expert.browser.post('/expertdoubts/answer', body)).status).toBe(400)
  })
})

describe('escalation by staff', () => {
  it('takes a doubt from its expert for another one, by admins alone', async () => {
    const experts = [await createExpert(), await createExpert()]
    await setRules([{ subject: 'physics', experts: experts.map(({ id }) => id) }])
    const { number } = await ask()
    const row = await rowOf(number)
    const own = experts.find(({ id }) => id === idOf(row.expert)) as Expert
    const doubt = String(row.id)
    expect((await own.browser.post('/doubt/escalate', { doubt })).status).toBe(403)
    expect((await post(admin.browser, '/doubt/escalate', { doubt })).apiSuccess).toBe(true)
    const after = await rowOf(number)
    expect(after).toMatchObject({ state: 'assigned', escalatedFor: 'staff' })
    expect(idOf(after.expert)).not.toBe(own.id)
    expect((await own.browser.get(`/expertdoubts/one?number=${number}`)).status).toBe(404)
  })
})
