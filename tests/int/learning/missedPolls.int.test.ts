import { expect, it } from 'vitest'
import { keepMissed, keepMissedVote } from '#cms/operations/exams/revision/missedPolls.ts'
import { addVote, closeEntry, entryAt } from '#cms/operations/live/chat/entries.ts'
import { insertMany } from '#database/bulk.ts'
import { idOf } from '#database/idOf.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import type { RevisionResponse } from '#domain/calls/exams/revision.ts'
import type { LiveResponse } from '#domain/calls/live.ts'
import { MAX_KEPT } from '#domain/exams/revision/revision.ts'
import type { KeptQuestion, LiveChatEntry, LiveMeetSession } from '#payload-types'
import type { Browser } from '#tests/support/browser.ts'
import { entitle } from '#tests/support/entitle.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'
import { type Answered, openLiveRoom, readStream } from './liveRoom.ts'

const shop = openShop()
const me = newShopper(shop)

const OPTIONS = ['Torque', 'Force', 'Work']
const ASKED = { text: 'What turns a door?', options: OPTIONS, right: 0 }

/** A room with a poll that has a right option. */
async function openPoll(more: object = {}) {
  const room = await openLiveRoom(shop, me)
  const asked = await room.moderate(room.teacher, 'poll', { ...ASKED, ...more })
  const seq = (await room.read()).lastSeq
  const { payload } = shop
  const row = async () => (await entryAt(payload, room.id, seq)) as LiveChatEntry
  const kept = async () => {
    const where = { question: { equals: `poll-${room.id}-${seq}` } }
    return (await payload.db.find<KeptQuestion>({ collection: 'kept-questions', where, sort: 'createdAt' }))
      .docs
  }
  return { ...room, asked, seq, row, kept, close: () => room.moderate(room.teacher, 'closePoll', { seq }) }
}

const revisionOf = async (by: Browser) => (await by.get<RevisionResponse>('/tests/revision')).body

it('students get the right option of a poll when it is closed, and nowhere before', async () => {
  const room = await openPoll()
  expect(room.asked).toBe('done')
  const stream = await readStream(shop.project, me.browser, { id: room.id, after: 0, count: 1 })
  await room.vote(me.browser, room.seq, 1)
  await room.say(room.teacher, 'Think of the handle')
  await stream.read(2)
  const open = [
    stream.written(),
    JSON.stringify(await room.read()),
    JSON.stringify(await room.read(me.browser, `&before=${room.seq + 1}`)),
    JSON.stringify((await me.browser.get(`/learn/live?lecture=${room.lecture}`)).body),
    JSON.stringify(await revisionOf(me.browser)),
  ]
  for (const text of open) expect(text).not.toMatch(/right|"option"/i)
  for (let n = 0; n < 50; n++) await room.say(room.teacher, `Line ${n}`)
  const kept = (await room.read()).kept
  expect(kept.map(({ kind }) => kind)).toEqual(['poll'])
  expect(JSON.stringify(kept)).not.toMatch(/right|"option"/i)

  expect(await room.close()).toBe('done')
  expect((await stream.read(53)).at(-1)).toMatchObject({ kind: 'closePoll', target: room.seq, right: 0 })
  await stream.close()
  const { entries } = await room.read(room.other.browser)
  expect(entries.at(-1)).toMatchObject({ kind: 'closePoll', target: room.seq, right: 0 })
  expect(entries.filter((entry) => entry.right !== undefined)).toHaveLength(1)
  expect(await room.vote(room.other.browser, room.seq, 0)).toBe('over')
})

it('a wrong answer comes into the revision of its student a day later, once however often the poll is closed', async () => {
  const room = await openPoll()
  await room.vote(me.browser, room.seq, 2)
  await room.vote(room.other.browser, room.seq, 0)
  await room.vote(room.teacher, room.seq, 1)
  expect(await room.kept()).toEqual([])
  expect(await Promise.all([1, 2, 3].map(() => room.close()))).toEqual(['done', 'done', 'done'])
  const row = await room.row()
  await keepMissed(shop.payload, row, 'Torque', Date.now() + 9 * DAY_MS)
  const [mine, ...others] = await room.kept()
  expect([mine?.student, others]).toEqual([me.id, []])
  expect(Math.round((Date.parse(mine?.dueAt ?? '') - Date.now()) / DAY_MS)).toBe(1)
  expect((await room.read()).entries.filter(({ kind }) => kind === 'closePoll')).toHaveLength(1)

  expect(await revisionOf(me.browser)).toMatchObject({ total: 1, due: 0, questions: [] })
  expect(await revisionOf(room.other.browser)).toMatchObject({ total: 0 })
  const question = mine?.question ?? ''
  const where = { key: { equals: mine?.key } }
  const data = { dueAt: new Date(0).toISOString() }
  await shop.payload.db.updateOne({ collection: 'kept-questions', where, data })
  // The chat is deleted long before the last time that it is revised.
  await shop.payload.db.deleteMany({ collection: 'live-chat-entries', where: { room: { equals: room.id } } })
  expect((await revisionOf(me.browser)).questions).toEqual([
    { kind: 'poll', question, title: 'Torque', text: ASKED.text, options: OPTIONS, own: 2, right: 0 },
  ])
  const review = (wasKnown: boolean, by = me.browser) =>
    by.post<Answered & { dueAt: number }>('/tests/review', { question, wasKnown })
  expect((await review(true, room.other.browser)).status).toBe(404)
  expect((await review(true)).body.dueAt).toBeGreaterThan(Date.now())
  expect(await revisionOf(me.browser)).toMatchObject({ total: 1, due: 0 })
})

it('an answer that is counted while the poll is being closed is revised too', async () => {
  const { payload, project } = shop
  const room = await openPoll()
  const open = await room.row()
  await closeEntry(payload, open)
  await keepMissed(payload, open, 'Torque', Date.now())
  const vote = { room: room.id, target: room.seq, option: 1, author: me.id, now: new Date() }
  await addVote(payload, { project: project.id, ...vote })
  for (const option of [0, 1, 1])
    await keepMissedVote(payload, await room.row(), { author: me.id, option }, 'Torque', Date.now())
  expect((await room.kept()).map(({ student, poll }) => [student, poll?.own])).toEqual([[me.id, 1]])
})

it('many answers and a close at once: each wrong one is in revision, none that is right', async () => {
  const { payload, project } = shop
  const room = await openPoll()
  const target = (await room.read()).lastSeq
  const people = await Promise.all(Array.from({ length: 8 }, () => openShopper(payload, project)))
  const session = await payload.db.findOne<LiveMeetSession>({
    collection: 'live-meet-sessions',
    where: { id: { equals: room.id } },
  })
  for (const { id } of people)
    await entitle(payload, {
      project: project.id,
      student: id,
      kind: 'class',
      target: idOf(session?.class) ?? '',
    })
  const answers = await Promise.all([
    ...people.map(({ browser }, n) => room.vote(browser, target, n % 2)),
    room.close(),
    room.close(),
  ])
  const wrong = people.flatMap(({ id }, n) => (n % 2 === 1 && answers[n] === 'done' ? [id] : []))
  expect((await room.kept()).map(({ student }) => student).sort()).toEqual(wrong.sort())
})

it('a poll that is deleted, since its key was wrong, leaves revision', async () => {
  const room = await openPoll({ right: 1 })
  await room.vote(me.browser, room.seq, 0)
  await room.close()
  expect(await room.kept()).toHaveLength(1)
  await room.moderate(room.teacher, 'delete', { seq: room.seq })
  expect(await room.kept()).toEqual([])
  await room.close()
  expect(await room.kept()).toEqual([])
})

it('a class that ends closes its polls, and its recording has the right options', async () => {
  const room = await openPoll()
  const { payload, project } = shop
  await room.moderate(room.teacher, 'poll', { text: 'Faster?', options: ['Yes', 'No'] })
  const move = (act: string) => room.teacher.post<Answered>('/live/move', { id: room.id, act })
  await move('start')
  await room.vote(me.browser, room.seq, 1)
  await move('end')
  expect((await room.kept()).map(({ student }) => student)).toEqual([me.id])
  const closes = (await room.read()).entries.filter(({ kind }) => kind === 'closePoll')
  expect(closes.map(({ right }) => right)).toEqual([0, undefined])
  await payload.update({
    collection: 'lectures',
    id: room.lecture,
    data: { youtube: 'M7lc1UVf-VE' },
    overrideAccess: true,
    context: { project },
    depth: 0,
  })
  expect((await move('publish')).body.apiSuccess).toBe(true)
  const { replay } = (await me.browser.get<LiveResponse>(`/learn/live?lecture=${room.lecture}`)).body
  expect(replay?.polls.map(({ text, right }) => [text, right])).toEqual([
    [ASKED.text, 0],
    ['Faster?', undefined],
  ])
  expect((await room.read()).entries.filter(({ kind }) => kind === 'closePoll')).toHaveLength(2)
})

it('a right option that is none of the options is refused, and who keeps too much gets no more', async () => {
  const room = await openPoll({ right: 3 })
  expect(room.asked).toBe('invalid')
  const full = await openPoll()
  await full.vote(me.browser, full.seq, 1)
  const rows = Array.from({ length: MAX_KEPT }, (_, n) => n)
  await insertMany(
    shop.payload,
    'kept-questions',
    rows.map((n) => ({
      key: `${me.id}/q${n}`,
      project: shop.project.id,
      student: me.id,
      question: `q${n}`,
      attempt: 'none',
      isBookmarked: true,
      step: 0,
      rev: 0,
    })),
  )
  expect(await full.close()).toBe('done')
  expect(await full.kept()).toEqual([])
})
