import type { PayloadRequest } from 'payload'
import { projectOf } from '#access/projectOf.ts'
import { viewerOf } from '#access/viewer.ts'
import { readRow } from '#database/guard.ts'
import { idOf } from '#database/idOf.ts'
import { textOf } from '#domain/text/textOf.ts'
import type { PrivateFile } from '#payload-types'
import { ADDRESS_MS, type ReadAddress, readAddress } from '../../operations/learning/mediaAddress.ts'
import { mediaFilesOf, sessionOf } from '../../operations/learning/mediaOf.ts'
import { openLecture } from '../../operations/learning/openLecture.ts'
import { devicesBefore } from '../../operations/learning/playingDevices.ts'
import { progressRow } from '../../operations/learning/progressOf.ts'
import { notFound } from '../refusals.ts'
import { refuse, respond } from '../responses.ts'
import { refuseLocked } from './refuseLocked.ts'

/** The file behind a signed address. */
export type OpenedMedia = { file: PrivateFile & { filename: string } }

/**
 * The file of a lesson at an address that `learn/lecture` signed: for its session alone, for five minutes and while that session reports
 * progress, only as long as the person may open the lecture, and a recording on so many devices of the account at once. The refusal otherwise.
 */
export async function openMedia(req: PayloadRequest): Promise<OpenedMedia | Response> {
  const project = projectOf(req)
  const now = new Date()
  const address = readAddress(String(req.routeParams?.token), now)
  if (!project || !address) return respond(req, notFound())
  const isValid = address.session === sessionOf(req) && (await isCurrent(req, address, now))
  if (!isValid) return respond(req, refuse(textOf('addressExpired'), 'addressExpired', { httpStatus: 403 }))
  const opened = await openLecture(req, project, { id: { equals: address.lecture } }, now)
  if (opened.state === 'locked') return respond(req, await refuseLocked(req, opened.lock))
  if (opened.state === 'noAccess') {
    const httpStatus = opened.isSignedIn ? 403 : 401
    return respond(req, refuse(textOf('noAccess'), 'noAccess', { httpStatus }))
  }
  const isOfLecture = opened.state === 'open' && mediaFilesOf(opened.lecture).includes(address.file)
  const viewer = viewerOf(req)
  if (viewer && isOfLecture && address.file === idOf(opened.lecture.file)) {
    const of = { student: viewer.id, session: address.session }
    if ((await devicesBefore(req.payload, of, now)).length > 0)
      return respond(req, refuse(textOf('playsElsewhere'), 'playsElsewhere', { httpStatus: 403 }))
  }
  const file = isOfLecture ? await fileOf(req, address, project.id) : null
  return file ? { file } : respond(req, notFound())
}

/** The file of a signed address that has a name, whatever its person may open by now. */
export async function fileOf(
  { payload }: PayloadRequest,
  { file }: ReadAddress,
  project: string,
): Promise<OpenedMedia['file'] | null> {
  const row = await readRow({
    payload,
    collection: 'private-files',
    where: { and: [{ id: { equals: file } }, { project: { equals: project } }] },
  })
  return row?.filename ? { ...row, filename: row.filename } : null
}

/** Whether an address is younger than five minutes, or its session has reported progress since. */
async function isCurrent(req: PayloadRequest, address: ReadAddress, now: Date): Promise<boolean> {
  if (!address.isExpired) return true
  const viewer = viewerOf(req)
  const row = viewer && (await progressRow(req.payload, viewer.id, address.lecture))
  return row?.session === address.session && now.getTime() - Date.parse(row.reportedAt) < ADDRESS_MS
}
