import type { PayloadRequest } from 'payload'
import { hasModule } from '#access/moduleRules.ts'
import type { Viewer } from '#access/viewer.ts'
import { idOf } from '#database/idOf.ts'
import { MoveLiveBodySchema } from '#domain/calls/live.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { isTeacherOf } from '#domain/live/teachers.ts'
import { type Text, textOf } from '#domain/text/textOf.ts'
import type { LiveMeetSession } from '#payload-types'
import { MeetingFault } from '../../adapters/meetings/MeetingProvider.ts'
import { recordAudit } from '../../operations/audit/recordAudit.ts'
import { endLive, moveLive as move, startLive } from '../../operations/live/moveLive.ts'
import { publishRecording } from '../../operations/live/publishRecording.ts'
import { findSession, teachersOf } from '../../operations/live/sessions.ts'
import { findEditable } from '../../operations/panel/findRow.ts'
import { defineCall } from '../defineCall.ts'
import { notFound, signedOut } from '../refusals.ts'
import { type Refusal, refuse, succeed } from '../responses.ts'

/** A class that the person may start, end and cancel: staff whose permission covers it, and its teachers. */
async function findOwn(req: PayloadRequest, project: string, viewer: Viewer, id: string) {
  const session = await findSession(req.payload, project, id)
  if (!session) return null
  if (isTeacherOf(viewer, teachersOf(session))) return session
  if (!hasModule(viewer, 'liveClasses', 'edit')) return null
  return (await findEditable(req, 'live-meet-sessions', id)) ? session : null
}

type Done = { message: Text } | { refusal: Refusal }

const refused = (message: Text, code: string): Done => ({ refusal: refuse(message, code) })
const moved = (): Done => ({ refusal: refuse(textOf('shop.liveMoved'), 'meanwhile', { httpStatus: 409 }) })

async function start(req: PayloadRequest, session: LiveMeetSession, now: Date): Promise<Done> {
  const started = await startLive(req.payload, session, now)
  if (started.state === 'tooEarly') return refused(textOf('shop.liveTooEarly'), 'tooEarly')
  if (started.state === 'refused')
    return refused(textOf('shop.liveProvider', { problem: started.message }), 'provider')
  if (started.state !== 'live') return moved()
  const { problem } = started
  return {
    message: problem ? textOf('shop.liveStartedWithProblem', { problem }) : textOf('shop.liveStarted'),
  }
}

async function publish(req: PayloadRequest, session: LiveMeetSession, now: Date): Promise<Done> {
  try {
    if (session.state !== 'ended' && session.state !== 'processing') return moved()
    if (await publishRecording(req.payload, session, now)) return { message: textOf('shop.liveRecorded') }
    return refused(textOf('shop.liveNoRecording'), 'noRecording')
  } catch (err) {
    if (!(err instanceof MeetingFault)) throw err
    return refused(textOf('shop.liveProvider', { problem: err.message }), 'provider')
  }
}

export const moveLive = defineCall({
  path: '/live/move',
  summary: 'Start, end or cancel a live class, or put its recording into its lesson',
  body: MoveLiveBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    if (!viewer) return signedOut()
    const { id, act, reason } = body
    const session = await findOwn(req, project.id, viewer, id)
    if (!session) return notFound()
    const simple = async (message: Text): Promise<Done> =>
      (await move(req.payload, { id, act, reason, now })) ? { message } : moved()
    const done = await {
      start: () => start(req, session, now),
      publish: () => publish(req, session, now),
      end: async () =>
        (await endLive(req.payload, id, now)) ? { message: textOf('shop.liveEnded') } : moved(),
      cancel: () => simple(textOf('shop.liveCancelled')),
    }[act]()
    if ('refusal' in done) return done.refusal
    await recordAudit(req, {
      action: 'update',
      entity: 'live-meet-sessions',
      entityId: id,
      entityTitle: session.title,
      summary: `Live class "${session.title}": ${act}`,
      changes: reason ? [{ path: 'reason', before: session.reason ?? null, after: reason }] : [],
      project: idOf(session.project) ?? null,
      now,
    })
    return succeed(done.message)
  },
})
