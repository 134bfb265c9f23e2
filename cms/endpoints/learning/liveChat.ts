import type { Endpoint } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import { type SessionUser, viewerOf } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import {
  ChatQuerySchema,
  ChatResponseSchema,
  SayBodySchema,
  SayResponseSchema,
  VoteBodySchema,
} from '#domain/calls/liveChat.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { CHAT_PAGE, CHAT_PER_MINUTE, type ChatProblem, chatProblem } from '#domain/live/chat.ts'
import { isJoinable } from '#domain/live/states.ts'
import { shortName } from '#domain/people/shortName.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { LiveClassChatroom, LiveMeetSession } from '#payload-types'
import { keepMissedVote } from '../../operations/exams/revision/missedPolls.ts'
import {
  addVote,
  appendEntry,
  countVotes,
  entriesBefore,
  entryAt,
  entryView,
  lastEntryAt,
  lastSeqOf,
  ownVotes,
  relevantEntries,
} from '../../operations/live/chat/entries.ts'
import { liveRooms } from '../../operations/live/chat/liveRooms.ts'
import { openRoomStream } from '../../operations/live/chat/openRoomStream.ts'
import { isBanned, isMuted, roomOf, rulesOf } from '../../operations/live/chat/rooms.ts'
import { stateOf } from '../../operations/live/sessions.ts'
import { takeFromWindow } from '../../operations/rateLimits/window.ts'
import { type CallContext, defineCall } from '../defineCall.ts'
import { notFound } from '../refusals.ts'
import { type Refusal, refuse, respond } from '../responses.ts'
import { enterLive } from './live.ts'

type Opening = Pick<CallContext<unknown>, 'req' | 'project' | 'viewer' | 'now'>
type Entered = { session: LiveMeetSession; room: LiveClassChatroom; person: string; isTeacher: boolean }

/** The chat room of a class that the person may be in and is not banned from; else the refusal. */
export async function enterRoom(opening: Opening, id: string): Promise<Entered | { refusal: Refusal }> {
  const entry = await enterLive(opening, id)
  if ('refusal' in entry) return entry
  const room = await roomOf(opening.req.payload, entry.session)
  if (isBanned(room, entry.person) && !entry.isTeacher)
    return { refusal: refuse(textOf('chatBanned'), 'banned', { httpStatus: 403 }) }
  return { ...entry, room }
}

/** When people can talk: from the opening of the door until the class is over. */
const isOpenAt = (session: LiveMeetSession, now: Date): boolean => isJoinable(stateOf(session, now))

export const chat = defineCall({
  path: '/learn/livechat',
  method: 'get',
  summary: 'The chat room of a live class: its rules, and its last entries or a page of older ones',
  body: ChatQuerySchema,
  answer: ChatResponseSchema,
  handle: async (context) => {
    const { req, body } = context
    const entered = await enterRoom(context, body.id)
    if ('refusal' in entered) return entered.refusal
    const { room, person, isTeacher } = entered
    const { payload } = req
    const before = body.before ?? null
    const lastSeq = await lastSeqOf(payload, room.key)
    const [rows, counts, own] = await Promise.all([
      entriesBefore(payload, room.key, before ?? lastSeq + 1, CHAT_PAGE),
      countVotes(payload, room.key),
      ownVotes(payload, room.key, person),
    ])
    const from = rows[0]?.seq ?? 0
    const kept = before === null && from > 1 ? await relevantEntries(payload, room.key, from) : []
    const { words, ...rules } = rulesOf(room)
    return {
      apiSuccess: true as const,
      entries: rows.map(entryView),
      hasMore: from > 1,
      kept: kept.map(entryView),
      counts,
      own,
      lastSeq,
      isTeacher,
      isMuted: isMuted(room, person),
      rules: { ...rules, words: isTeacher ? words : '' },
    }
  },
})

const PROBLEMS = {
  muted: 'chatMuted',
  teachersOnly: 'chatTeachersOnly',
  slow: 'chatSlow',
  link: 'chatLink',
  word: 'chatWord',
} as const satisfies Record<ChatProblem, string>

export const say = defineCall({
  path: '/learn/saylive',
  summary: 'Write a message or question in the chat room of a live class',
  body: SayBodySchema,
  answer: SayResponseSchema,
  handle: async (context) => {
    const { req, project, body, now } = context
    const entered = await enterRoom(context, body.id)
    if ('refusal' in entered) return entered.refusal
    const { session, room, person, isTeacher } = entered
    const { payload } = req
    if (!isOpenAt(session, now)) return refuse(textOf('chatClosed'), 'over')
    const lastAt = isTeacher ? null : await lastEntryAt(payload, room.key, person)
    const who = { isTeacher, isMuted: isMuted(room, person), lastAt }
    const rules = rulesOf(room)
    const problem = chatProblem(body.text, rules, who, now.getTime())
    if (problem) {
      const retryAfterS = Math.max(1, Math.ceil(((lastAt ?? 0) + rules.slowS * 1000 - now.getTime()) / 1000))
      return refuse(textOf(PROBLEMS[problem]), problem, problem === 'slow' ? { retryAfterS } : {})
    }
    const window = { key: `livechat:${room.key}:${person}`, limit: CHAT_PER_MINUTE, windowMs: 60_000 }
    const quota = isTeacher ? null : await takeFromWindow(payload, window, now)
    if (quota && !quota.ok) return refuse(textOf('chatSlow'), 'slow', { retryAfterS: quota.retryAfterS })
    const user = await readRow({ payload, collection: 'users', where: { id: { equals: person } } })
    const row = await appendEntry(payload, {
      project: project.id,
      room: room.key,
      kind: body.isQuestion ? 'question' : 'message',
      author: person,
      name: shortName(user?.name),
      isTeacher,
      text: body.text,
      now,
      attempt: body.attempt,
    })
    void liveRooms.wake(payload, room.key)
    return { apiSuccess: true as const, seq: row.seq ?? 0 }
  },
})

export const vote = defineCall({
  path: '/learn/votelive',
  summary: 'Vote for a question, or answer a poll, in the chat room of a live class; once',
  body: VoteBodySchema,
  answer: AcceptedSchema,
  handle: async (context) => {
    const { req, project, body, now } = context
    const entered = await enterRoom(context, body.id)
    if ('refusal' in entered) return entered.refusal
    const { session, room, person, isTeacher } = entered
    const { payload } = req
    const entry = await entryAt(payload, room.key, body.seq)
    const isPoll = entry?.kind === 'poll'
    if (!entry || (!isPoll && entry.kind !== 'question')) return notFound()
    const option = isPoll ? body.option : 0
    if (isPoll && option >= (entry.options as string[]).length) return notFound()
    if (!isOpenAt(session, now) || entry.isClosed) return refuse(textOf('pollClosed'), 'over')
    const of = {
      project: project.id,
      room: room.key,
      target: body.seq,
      option,
      author: person,
      isTeacher,
      now,
    }
    if (!(await addVote(payload, of))) return refuse(textOf('pollAnswered'), 'tooLate')
    // Counted while the poll was being closed, after its wrong answers were read.
    const after = isPoll && !isTeacher ? await entryAt(payload, room.key, body.seq) : null
    if (after?.isClosed)
      await keepMissedVote(payload, after, { author: person, option }, session.title, now.getTime())
    return { apiSuccess: true as const }
  },
})

const RETRY_AFTER_S = 60

/** The entries of a chat room as server-sent events, on from Last-Event-ID or the query `after`. */
export const chatStream: Endpoint = {
  path: '/learn/livechat/:id/stream',
  method: 'get',
  handler: async (req) => {
    const project = projectOf(req)
    if (!project) return respond(req, notFound())
    const viewer = viewerOf(req)
    const entered = await enterRoom({ req, project, viewer, now: new Date() }, String(req.routeParams?.id))
    if ('refusal' in entered) return respond(req, entered.refusal)
    const { session, room, person } = entered
    const from = Number(req.headers.get('last-event-id') || req.searchParams?.get('after') || 0)
    const stream = openRoomStream(req.payload, {
      room: room.key,
      class: idOf(session.class) ?? '',
      user: person,
      session: (req.user as SessionUser)._sid,
      after: Number.isSafeInteger(from) && from >= 0 ? from : 0,
      signal: req.signal,
    })
    if (!stream)
      return respond(req, refuse(textOf('tooManyStreams'), 'limit', { httpStatus: 429 }), {
        'retry-after': String(RETRY_AFTER_S),
      })
    return new Response(stream, {
      headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
    })
  },
}
