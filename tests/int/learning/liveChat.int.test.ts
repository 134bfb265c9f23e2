import { describe, expect, it } from 'vitest'
import { purgeExpired } from '#cms/jobs/purgeExpired.ts'
import { watchRooms } from '#cms/operations/live/chat/watchRooms.ts'
import { DAY_MS } from '#domain/auth/policy.ts'
import type { LiveResponse } from '#domain/calls/live.ts'
import type { Browser } from '#tests/support/browser.ts'
import { newShopper, openShop } from '#tests/support/shop/openShop.ts'
import { openShopper } from '#tests/support/shop/shopper.ts'
import { type Answered, openLiveRoom, readStream } from './liveRoom.ts'

const shop = openShop()
const me = newShopper(shop)

const openRoom = () => openLiveRoom(shop, me)
const entriesOf = (by: Browser, id: string, after: number, count: number) =>
  readStream(shop.project, by, { id, after, count })

describe('the chat room of a live class', () => {
  it('numbers what is said at once without a gap, the same attempt once, and streams go on from the last entry', async () => {
    const room = await openRoom()
    await room.rules({})
    const [a, b] = [me.browser, room.other.browser]
    const attempt = crypto.randomUUID()
    const seqs = await Promise.all([
      ...[1, 2, 3, 4].map((n) => room.say(a, `From me ${n}`)),
      ...[1, 2, 3].map((n) => room.say(b, `From them ${n}`)),
      ...[1, 2].map(() => room.say(a, 'Twice sent', { attempt })),
    ])
    expect([...new Set(seqs)].sort()).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
    const found = await room.read()
    expect(found.entries.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(JSON.stringify(found)).not.toContain(me.id)

    const stream = await entriesOf(a, room.id, 0, 9)
    expect(stream.first.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    await room.say(b, 'While it is open')
    expect((await stream.read(10)).at(-1)).toMatchObject({ seq: 10, text: 'While it is open' })
    await stream.close()
    await room.say(b, 'While it was closed')
    const again = await entriesOf(a, room.id, 10, 1)
    expect(again.first.map(({ seq }) => seq)).toEqual([11])
    await again.close()
  })

  it('has slow mode, refuses links and words, is for teachers alone when they want, and mutes', async () => {
    const room = await openRoom()
    expect(await room.say(me.browser, 'Hello')).toBe(1)
    expect(await room.say(me.browser, 'And again')).toBe('slow')
    expect(await room.say(room.teacher, 'Teachers')).toBe(2)
    expect(await room.say(room.teacher, 'are not slow: https://example.org')).toBe(3)
    await room.rules({ words: 'cheat, leaked paper' })
    expect(await room.say(me.browser, 'See www.example.org')).toBe('link')
    expect(await room.say(me.browser, 'The LEAKED  paper!')).toBe('word')
    expect(await room.say(me.browser, 'Cheating is not in the list')).toBe(5)
    expect((await room.read()).rules.words).toBe('')
    expect((await room.read(room.teacher)).rules.words).toBe('cheat, leaked paper')
    expect(await room.moderate(me.browser, 'mute', { seq: 1 })).toBe('forbidden')
    expect(await room.moderate(room.teacher, 'mute', { seq: 2 })).toBe('staff')
    expect(await room.moderate(room.teacher, 'mute', { seq: 1 })).toBe('done')
    expect(await room.say(me.browser, 'Muted')).toBe('muted')
    expect(await room.moderate(room.teacher, 'unmute', { seq: 1 })).toBe('done')
    await room.rules({ isTeachersOnly: true })
    expect(await room.say(me.browser, 'Students')).toBe('teachersOnly')
  })

  it('deletes a text for everybody, pins, and counts each person once for a question and a poll', async () => {
    const room = await openRoom()
    await room.rules({})
    const bad = Number(await room.say(me.browser, 'Something rude'))
    const question = Number(await room.say(me.browser, 'Why a sine?', { isQuestion: true }))
    await room.moderate(room.teacher, 'delete', { seq: bad })
    await room.moderate(room.teacher, 'pin', { seq: question })
    expect(JSON.stringify(await room.read())).not.toContain('rude')
    const votes = await Promise.all([1, 2, 3].map(() => room.vote(room.other.browser, question)))
    expect(votes.filter((one) => one === 'done')).toHaveLength(1)
    expect(await room.vote(me.browser, bad)).toBe('notFound')
    await room.moderate(room.teacher, 'poll', { text: 'Which one?', options: ['A', 'B'] })
    const poll = (await room.read()).lastSeq
    expect(await room.vote(me.browser, poll, 1)).toBe('done')
    expect(await room.vote(me.browser, poll, 0)).toBe('tooLate')
    expect(await room.vote(me.browser, poll, 2)).toBe('notFound')
    expect(await room.vote(room.other.browser, poll, 1)).toBe('done')
    expect(await room.read()).toMatchObject({
      counts: { [question]: [1], [poll]: [0, 2] },
      own: { [poll]: 1 },
    })
    await room.moderate(room.teacher, 'closePoll', { seq: poll })
    expect(await room.vote(room.teacher, poll, 0)).toBe('over')
    for (let n = 0; n < 50; n++) await room.say(room.teacher, `Line ${n}`)
    const late = await room.read()
    expect(late.entries).toHaveLength(50)
    expect(late.kept.map(({ kind, seq }) => [kind, seq])).toEqual([
      ['question', question],
      ['pin', question + 2],
    ])
    const older = await room.read(me.browser, `&before=${late.entries[0]?.seq}`)
    expect(older.entries.at(-1)?.seq).toBe((late.entries[0]?.seq ?? 0) - 1)
  })

  it('is beside the recording when the class is over, by seconds and short names, also after 90 days', async () => {
    const { payload, project } = shop
    const room = await openRoom()
    const move = async (act: string) =>
      (await room.teacher.post<Answered>('/live/move', { id: room.id, act })).body.apiSuccess
    const replay = async (by: Browser = me.browser) =>
      (await by.get<LiveResponse & Answered>(`/learn/live?lecture=${room.lecture}`)).body.replay
    expect(await move('start')).toBe(true)
    await room.rules({})
    const bad = Number(await room.say(me.browser, 'Something rude'))
    const question = Number(await room.say(me.browser, 'Why a sine?', { isQuestion: true }))
    await room.moderate(room.teacher, 'delete', { seq: bad })
    await room.moderate(room.teacher, 'answered', { seq: question })
    await room.moderate(room.teacher, 'poll', { text: 'Which one?', options: ['A', 'B'] })
    await room.vote(me.browser, (await room.read()).lastSeq, 1)
    await room.vote(room.other.browser, question)
    await payload.db.updateOne({
      collection: 'live-meet-sessions',
      id: room.id,
      data: { startedAt: new Date(Date.now() - 600_000).toISOString() },
    })
    expect(await replay()).toBeNull()
    expect([await move('end'), await move('publish')]).toEqual([true, false])
    const options = { overrideAccess: true, context: { project }, depth: 0 } as const
    const data = { youtube: 'M7lc1UVf-VE' }
    await payload.update({ collection: 'lectures', id: room.lecture, data, ...options })
    expect(await move('publish')).toBe(true)
    const chosen = async (by: Browser) => (await replay(by))?.polls.map(({ own }) => own)
    expect([await chosen(me.browser), await chosen(room.other.browser)]).toEqual([[1], [undefined]])
    await payload.db.updateMany({
      collection: 'live-chat-entries',
      where: { room: { equals: room.id } },
      data: { at: new Date(Date.now() - 91 * DAY_MS).toISOString() },
    })
    await purgeExpired(payload, new Date())
    const kept = await replay()
    expect(kept).toMatchObject({
      lines: [{ kind: 'question', text: 'Why a sine?', isTeacher: false }],
      polls: [
        {
          text: 'Which one?',
          options: [
            { text: 'A', count: 0 },
            { text: 'B', count: 1 },
          ],
        },
      ],
    })
    const [line] = kept?.lines ?? []
    expect(line?.atS).toBeGreaterThanOrEqual(590)
    expect(line?.answeredAtS).toBeGreaterThanOrEqual(line?.atS ?? 0)
    expect(JSON.stringify(kept)).not.toContain(me.id)
    expect(await replay((await openShopper(payload, project)).browser)).toBeUndefined()
  })

  it('ends the streams of who is banned or loses access, is closed to strangers, and is deleted after 90 days', async () => {
    const { payload, project } = shop
    const room = await openRoom()
    await room.rules({})
    const [mine, theirs] = [
      Number(await room.say(me.browser, 'Mine')),
      Number(await room.say(room.other.browser, 'Theirs')),
    ]
    const [first, second] = [
      await entriesOf(me.browser, room.id, 0, 3),
      await entriesOf(room.other.browser, room.id, 0, 3),
    ]
    await room.moderate(room.teacher, 'ban', { seq: mine })
    expect((await first.read(99)).length).toBeLessThan(99)
    expect(await room.say(me.browser, 'Back')).toBe('banned')
    expect((await room.read()).code).toBe('banned')
    await payload.db.updateOne({
      collection: 'entitlements',
      id: String(room.entitlement?.id),
      data: { revokedAt: new Date().toISOString() },
    })
    await watchRooms(payload, new Date())
    expect((await second.read(99)).length).toBeLessThan(99)
    expect(await room.vote(room.other.browser, theirs)).toBe('noAccess')
    const stranger = await openShopper(payload, project)
    expect((await entriesOf(stranger.browser, room.id, 0, 0)).status).toBe(403)
    expect((await room.read(stranger.browser)).code).toBe('noAccess')

    await payload.db.updateMany({
      collection: 'live-chat-entries',
      where: { room: { equals: room.id } },
      data: { at: new Date(Date.now() - 91 * DAY_MS).toISOString() },
    })
    await purgeExpired(payload, new Date())
    expect((await room.read(room.teacher)).entries).toEqual([])
  })
})
