import type { PayloadRequest } from 'payload'
import { localeOf } from '#access/projectOf.ts'
import type { LessonLock } from '#domain/learning/lessonLock.ts'
import { lockText } from '../../operations/learning/lockText.ts'
import { type Refusal, refuse } from '../responses.ts'

/** The refusal of a lesson that has not opened to the student yet. */
export const refuseLocked = async (req: PayloadRequest, lock: LessonLock): Promise<Refusal> =>
  refuse(await lockText(req.payload, lock, localeOf(req)), 'lessonLocked', { httpStatus: 403 })
