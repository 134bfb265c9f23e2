import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { jitsiToken, signHs256 } from '#cms/adapters/meetings/jitsi/jitsiToken.ts'
import { creditOf, LONGEST_GAP_MS } from '#domain/live/attendance.ts'
import { dueReminder, REMINDERS } from '#domain/live/reminders.ts'
import { serverOrigin } from '#domain/live/serverOrigin.ts'
import { LIVE_ACTS, LIVE_MOVES, LIVE_STATES, OPENS_BEFORE_MS, stateAt } from '#domain/live/states.ts'
import { isTeacherOf } from '#domain/live/teachers.ts'

const startsAt = Date.UTC(2026, 10, 27, 12)

describe('a live class', () => {
  it('changes its state only as in the table', () => {
    const table = LIVE_STATES.map((state) => [
      state,
      LIVE_ACTS.flatMap((act) => (LIVE_MOVES[state][act] ? `${act}: ${LIVE_MOVES[state][act]}` : [])).join(
        ', ',
      ),
    ])
    expect(Object.fromEntries(table)).toEqual({
      scheduled: 'open: waiting, move: scheduled, start: live, cancel: cancelled',
      waiting: 'move: scheduled, start: live, cancel: cancelled, lapse: cancelled',
      live: 'end: ended',
      ended: 'start: live, process: processing, publish: recorded',
      processing: 'publish: recorded',
      recorded: '',
      cancelled: 'move: scheduled',
    })
  })

  it.each([
    ['scheduled', OPENS_BEFORE_MS + 1, 'scheduled'],
    ['scheduled', OPENS_BEFORE_MS, 'waiting'],
    ['scheduled', -60_000, 'waiting'],
    ['cancelled', 0, 'cancelled'],
    ['live', OPENS_BEFORE_MS * 2, 'live'],
  ] as const)('that is %s is, %i ms before its time, %s', (state, left, shown) =>
    expect(stateAt(state, startsAt, startsAt - left)).toBe(shown),
  )

  it.each([
    ['a teacher of it in a staff session', {}, true],
    ['not in a student session', { isStaff: false }, false],
    ['not in a read-only session', { isReadOnly: true }, false],
    ['not a former teacher with a lower level', { level: 399 }, false],
    ['not another teacher', { id: 'other' }, false],
  ])('is taught by its teachers only: %s', (_, change, isOwn) =>
    expect(isTeacherOf({ id: 'me', level: 400, isStaff: true, isReadOnly: false, ...change }, ['me'])).toBe(
      isOwn,
    ),
  )
})

describe('attendance', () => {
  const now = startsAt + 600_000
  it.each([
    ['nothing at the first heartbeat', null, startsAt, 0],
    ['the time since the previous heartbeat', now - 30_000, startsAt, 30],
    ['at most the longest gap for a late heartbeat', now - LONGEST_GAP_MS, startsAt, LONGEST_GAP_MS / 1000],
    ['nothing for a longer one', now - LONGEST_GAP_MS - 1, startsAt, 0],
    ['only time since the class began', now - 30_000, now - 10_000, 10],
    ['nothing before it has begun', now - 30_000, null, 0],
    ['nothing when the clock was set back', now + 5000, startsAt, 0],
  ])('counts %s', (_, lastBeatAt, startedAt, seconds) =>
    expect(creditOf({ lastBeatAt, startedAt }, now)).toBe(seconds),
  )
})

describe('a reminder', () => {
  const none = { day: false, soon: false }
  it.each([
    ['none two days before', REMINDERS.day * 2, none, null],
    ['the day reminder a day before', REMINDERS.day, none, 'day'],
    ['none again', REMINDERS.day - 1, { ...none, day: true }, null],
    ['the last reminder a quarter of an hour before', REMINDERS.soon, { ...none, day: true }, 'soon'],
    ['only the last one for a class that was planned late', REMINDERS.soon - 1, none, 'soon'],
    ['none once it has begun', 0, none, null],
  ])('is %s', (_, left, sent, due) => expect(dueReminder(startsAt, sent, startsAt - left)).toBe(due))
})

it.each([
  ['https://meet.example.org', 'https://meet.example.org'],
  ['https://meet.example.org/rooms?x=1', 'https://meet.example.org'],
  ['http://meet.example.org', null],
  ['https://me:secret@meet.example.org', null],
  ['meet.example.org', null],
  [null, null],
])('the server of %s is %s', (address, origin) => expect(serverOrigin(address)).toBe(origin))

describe('a token of Jitsi', () => {
  const keys = {
    url: 'https://meet.example.org',
    appId: 'shala',
    secret: 'a secret of 32 characters or more',
  }
  const read = (part: string | undefined) => JSON.parse(Buffer.from(part ?? '', 'base64url').toString())
  const tokenFor = (isTeacher: boolean) =>
    jitsiToken(keys, {
      room: 'room-1',
      person: { id: 'u1', name: 'Asha K.', isTeacher },
      now: startsAt,
      endsAt: startsAt + 3_600_000,
    })

  it('is signed by HMAC-SHA256 over its two parts, as RFC 7515 writes it', () => {
    const [head, claims, signature] = tokenFor(false).split('.')
    expect(read(head)).toEqual({ alg: 'HS256', typ: 'JWT' })
    expect(createHmac('sha256', keys.secret).update(`${head}.${claims}`).digest('base64url')).toBe(signature)
    // The signature that jwt.io shows for these claims and the secret `your-256-bit-secret`.
    expect(signHs256({ sub: '1234567890', name: 'John Doe', iat: 1516239022 }, 'your-256-bit-secret')).toBe(
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
    )
  })

  it('lets one person into one room until the class is over, and only teachers moderate', () => {
    const claims = read(tokenFor(false).split('.')[1])
    expect(claims).toMatchObject({
      iss: 'shala',
      aud: 'shala',
      sub: 'meet.example.org',
      room: 'room-1',
      nbf: startsAt / 1000 - 60,
      exp: startsAt / 1000 + 3600,
      context: { user: { id: 'u1', name: 'Asha K.', moderator: false, affiliation: 'member' } },
    })
    expect(read(tokenFor(true).split('.')[1]).context.user).toMatchObject({
      moderator: true,
      affiliation: 'owner',
    })
  })
})
