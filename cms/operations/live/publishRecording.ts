import type { BasePayload } from 'payload'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { updateWithRetry } from '#database/updateWithRetry.ts'
import type { LiveMeetSession } from '#payload-types'
import { providerOf } from '../../adapters/meetings/providerOf.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { closeOpenPolls } from './chat/closePolls.ts'
import { storeReplay } from './chat/storeReplay.ts'
import { moveLive } from './moveLive.ts'
import { meetingOf } from './sessions.ts'

/**
 * Adds the recording of a class that is over to its lesson and sets the class to `recorded`. A file that staff have added to the lesson takes
 * precedence; else the provider's is used: a YouTube video, or a URL from which staff download it. The chat is stored with it. False while there is no recording. Throws a MeetingFault. Idempotent.
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
    const recording = session.recordingAddress ? null : await provider.recording(meetingOf(payload, session))
    if (recording && 'address' in recording) await saveAddress(payload, String(session.id), recording.address)
    if (!recording || 'address' in recording) return false
    await payload.update({
      collection: 'lectures',
      id,
      data: recording,
      depth: 0,
      overrideAccess: true, // the recording of a class belongs to its lesson
      context: { project: await projectOfRow(payload, session) },
    })
  }
  await closeOpenPolls(payload, session, now)
  await storeReplay(payload, session)
  return (await moveLive(payload, { id: String(session.id), act: 'publish', now })) !== null
}

const saveAddress = (payload: BasePayload, id: string, recordingAddress: string) =>
  updateWithRetry<'live-meet-sessions', true>({
    payload,
    collection: 'live-meet-sessions',
    where: { id: { equals: id } },
    change: () => ({ data: { recordingAddress }, answer: true }),
  })
