import { localeOf } from '#access/projectOf.ts'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import {
  JoinLiveBodySchema,
  JoinLiveResponseSchema,
  LiveBeatResponseSchema,
  LiveQuerySchema,
  LiveResponseSchema,
  TimetableQuerySchema,
  TimetableResponseSchema,
} from '#domain/calls/live.ts'
import { presentMinutes } from '#domain/live/attendance.ts'
import { isJoinable } from '#domain/live/states.ts'
import { isTeacherOf } from '#domain/live/teachers.ts'
import { shortName } from '#domain/people/shortName.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { LiveMeetSession } from '#payload-types'
import { MeetingFault, MeetingRefusal } from '../../adapters/meetings/MeetingProvider.ts'
import { providerOf } from '../../adapters/meetings/providerOf.ts'
import { openLecture } from '../../operations/learning/openLecture.ts'
import { attendanceOf, beat, keepWay } from '../../operations/live/attendance.ts'
import { calendarToken } from '../../operations/live/calendarToken.ts'
import { replayOfSession } from '../../operations/live/chat/storeReplay.ts'
import { liveViews } from '../../operations/live/liveView.ts'
import {
  findSession,
  meetingOf,
  sessionOfLecture,
  stateOf,
  teachersOf,
} from '../../operations/live/sessions.ts'
import { timetableOf } from '../../operations/live/timetable.ts'
import { type CallContext, defineCall } from '../defineCall.ts'
import { notFound, signedOut } from '../refusals.ts'
import { type Refusal, refuse } from '../responses.ts'
import { refuseLocked } from './refuseLocked.ts'

type Opening = Pick<CallContext<unknown>, 'req' | 'project' | 'viewer' | 'now'>

/** Whether a person may be in the class that is held in a lesson; null, or the refusal. */
async function refusalOf({ req, project, viewer, now }: Opening, lecture: string): Promise<Refusal | null> {
  if (!viewer) return signedOut()
  const opened = await openLecture(req, project, { id: { equals: lecture } }, now)
  if (opened.state === 'notFound' || (opened.state === 'open' && opened.lecture.kind !== 'live'))
    return notFound()
  if (opened.state === 'locked') return refuseLocked(req, opened.lock)
  if (opened.state === 'open' && (opened.entitlement || opened.isTeacher || viewer.isAdmin)) return null
  return refuse(textOf('noAccess'), 'noAccess', { httpStatus: 403 })
}

/** A class that the person may be in now, as teacher or student; else the refusal. */
export async function enterLive(
  opening: Opening,
  id: string,
): Promise<{ session: LiveMeetSession; person: string; isTeacher: boolean } | { refusal: Refusal }> {
  const { req, project, viewer } = opening
  if (!viewer) return { refusal: signedOut() }
  const session = await findSession(req.payload, project.id, id)
  if (!session) return { refusal: notFound() }
  const isTeacher = isTeacherOf(viewer, teachersOf(session))
  const refusal = isTeacher ? null : await refusalOf(opening, idOf(session.lecture) ?? '')
  return refusal ? { refusal } : { session, person: viewer.id, isTeacher }
}

export const live = defineCall({
  path: '/learn/live',
  method: 'get',
  summary: 'The live class of a lesson',
  body: LiveQuerySchema,
  answer: LiveResponseSchema,
  handle: async (context) => {
    const { req, viewer, body, now } = context
    const refusal = await refusalOf(context, body.lecture)
    if (refusal || !viewer) return refusal ?? signedOut()
    const { payload } = req
    const session = await sessionOfLecture(payload, body.lecture)
    const isRecorded = session?.state === 'recorded'
    const [[view], row, replay] = await Promise.all([
      liveViews(payload, session ? [session] : [], localeOf(req), now),
      session ? attendanceOf(payload, String(session.id), viewer.id) : null,
      isRecorded ? replayOfSession(payload, String(session.id), viewer.id) : null,
    ])
    return {
      apiSuccess: true as const,
      live: view ?? null,
      isTeacher: session !== null && isTeacherOf(viewer, teachersOf(session)),
      minutesPresent: presentMinutes(row?.seconds ?? 0),
      replay,
      now: now.getTime(),
    }
  },
})

export const joinLive = defineCall({
  path: '/learn/joinlive',
  summary: 'The way into a live class, from ten minutes before its time',
  body: JoinLiveBodySchema,
  answer: JoinLiveResponseSchema,
  handle: async (context) => {
    const { req, project, body, now } = context
    const entry = await enterLive(context, body.id)
    if ('refusal' in entry) return entry.refusal
    const { session, person, isTeacher } = entry
    const state = stateOf(session, now)
    if (state === 'cancelled') return refuse(textOf('liveIsCancelled'), 'cancelled')
    if (state === 'scheduled') return refuse(textOf('liveNotOpen'), 'tooEarly')
    if (!isJoinable(state)) return refuse(textOf('liveOver'), 'over')
    const { payload } = req
    const user = await readRow({ payload, collection: 'users', where: { id: { equals: person } } })
    const known = isTeacher ? null : await attendanceOf(payload, String(session.id), person)
    const participant = { id: person, name: shortName(user?.name), isTeacher, way: known?.way ?? null }
    try {
      const provider = providerOf(payload, project.id, session.provider)
      const way = await provider.join(meetingOf(payload, session), participant, now)
      if (!isTeacher) await beat(payload, session, person, now)
      if (way.kind === 'window' && way.isKept && way.url !== known?.way)
        await keepWay(payload, String(session.id), person, way.url)
      return { apiSuccess: true as const, way }
    } catch (err) {
      if (!(err instanceof MeetingRefusal) && !(err instanceof MeetingFault)) throw err
      payload.logger.warn({ msg: 'nobody can join a live class', session: session.id, err })
      return refuse(textOf('liveFailed'), 'providerFailed')
    }
  },
})

export const liveBeat = defineCall({
  path: '/learn/livebeat',
  summary: 'Say that the person is in a live class; every 30 s',
  body: JoinLiveBodySchema,
  answer: LiveBeatResponseSchema,
  handle: async (context) => {
    const entry = await enterLive(context, context.body.id)
    if ('refusal' in entry) return entry.refusal
    const { session, person, isTeacher } = entry
    const { now, req } = context
    const state = stateOf(session, now)
    const isCounted = isJoinable(state) && !isTeacher
    const seconds = isCounted
      ? await beat(req.payload, session, person, now)
      : ((await attendanceOf(req.payload, String(session.id), person))?.seconds ?? 0)
    return { apiSuccess: true as const, state, minutesPresent: presentMinutes(seconds) }
  },
})

export const timetable = defineCall({
  path: '/learn/timetable',
  method: 'get',
  summary: 'The live classes of the classes that the person has',
  body: TimetableQuerySchema,
  answer: TimetableResponseSchema,
  handle: async ({ req, project, viewer, now }) => {
    if (!viewer) return signedOut()
    const rows = await timetableOf(req.payload, viewer.id, now, viewer.isStaff)
    return {
      apiSuccess: true as const,
      classes: await liveViews(req.payload, rows, localeOf(req), now),
      calendarPath: `/api/learn/calendar/${calendarToken(project.id, viewer.id)}`,
      now: now.getTime(),
    }
  },
})
