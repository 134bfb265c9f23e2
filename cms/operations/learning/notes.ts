import type { BasePayload, Where } from 'payload'
import { conditionalUpdate, countRows, insertIfAbsent, readRow, readRows } from '#database/guard.ts'
import type { LessonNote } from '#domain/calls/learning/learning.ts'
import type { LectureNote } from '#payload-types'

/** Maximum number of notes of one person in a lesson. */
export const MAX_NOTES = 300

const noteOf = ({ id, atS, text }: LectureNote): LessonNote => ({ id: String(id), atS, text: text ?? '' })
const ofLesson = (student: string, lecture: string): Where => ({
  and: [{ student: { equals: student } }, { lecture: { equals: lecture } }],
})
const ownNote = (student: string, id: string): Where => ({
  and: [{ id: { equals: id } }, { student: { equals: student } }],
})

/** The notes of a student in a lecture, in the order of the recording. */
export async function notesOf(payload: BasePayload, student: string, lecture: string): Promise<LessonNote[]> {
  const rows = await readRows({
    payload,
    collection: 'lecture-notes',
    where: ofLesson(student, lecture),
    sort: ['atS', 'createdAt'],
    limit: MAX_NOTES,
  })
  return rows.map(noteOf)
}

type NewNote = {
  project: string
  student: string
  lecture: string
  attempt: string
  atS: number
  text: string
}

/** Adds a note; the same one again (`attempt`) is not added twice. Null when there are too many. */
export async function addNote(
  payload: BasePayload,
  { attempt, ...note }: NewNote,
): Promise<LessonNote | null> {
  const key = `${note.student}:${attempt}`
  const where = ofLesson(note.student, note.lecture)
  if ((await countRows({ payload, collection: 'lecture-notes', where })) >= MAX_NOTES) return null
  const added = await insertIfAbsent({ payload, collection: 'lecture-notes', data: { key, ...note } })
  const row =
    added ?? (await readRow({ payload, collection: 'lecture-notes', where: { key: { equals: key } } }))
  return row && noteOf(row)
}

/** Changes the text of an own note; null when it does not exist. */
export async function changeNote(
  payload: BasePayload,
  student: string,
  { id, text }: { id: string; text: string },
): Promise<LessonNote | null> {
  const row = await conditionalUpdate({
    payload,
    collection: 'lecture-notes',
    where: ownNote(student, id),
    data: { text },
  })
  return row && noteOf(row)
}

/** Deletes an own note; nothing happens when it does not exist. */
export const removeNote = async (payload: BasePayload, student: string, id: string): Promise<void> => {
  await payload.db.deleteMany({ collection: 'lecture-notes', where: ownNote(student, id) })
}
