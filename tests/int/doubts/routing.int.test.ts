import type { BasePayload } from 'payload'
import { describe, expect, it } from 'vitest'
import { sweepDoubts } from '#cms/jobs/sweepDoubts.ts'
import { claimRoom } from '#cms/operations/doubts/claimRoom.ts'
import { routeDoubt } from '#cms/operations/doubts/routeDoubt.ts'
import { idOf } from '#database/idOf.ts'

import {
  admin,
  anotherServer,
  answer,
  ask,
  createExpert,
  type Expert,
  expertOf,
  later,
  notesOf,
  payload,
  post,
  rate,
  rowOf,
  say,
  setRules,
  waitingFor,
} from './doubtDesk.ts'

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
