import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { OVERRUN_MS } from '#domain/live/states.ts'
import type { LiveMeetSession } from '#payload-types'
import { providerOf } from '../../adapters/meetings/providerOf.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { moveLive } from './moveLive.ts'
import { meetingOf } from './sessions.ts'

/**
 * Puts the recording of a class that is over into its lesson and makes the class `recorded`. A file that staff have added to the lesson comes
 * first; else the provider is asked. False while there is none. Throws a MeetingFault. Safe to repeat after a kill.
 */
export async function publishRecording(
  payload: BasePayload,
  session: LiveMeetSession,
  now: Date,
): Promise<boolean> {
  const id = idOf(session.lecture) ?? ''
  const lecture = await readRow({ payload, collection: 'lectures', where: { id: { equals: id } } })
  if (!lecture) return false
  if (!lecture.file && !lecture.youtube) {
    const provider = providerOf(payload, idOf(session.project) ?? '', session.provider)
    const recording = await provider.recording(meetingOf(session, OVERRUN_MS))
    if (!recording) return false
    await payload.update({
      collection: 'lectures',
      id,
      data: recording,
      depth: 0,
      overrideAccess: true, // the recording of a class belongs to its lesson
      context: { project: await projectOfRow(payload, session) },
    })
  }
  return (await moveLive(payload, { id: String(session.id), act: 'publish', now })) !== null
}
