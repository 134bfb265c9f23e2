import {
  AddNoteBodySchema,
  ChangeNoteBodySchema,
  NoteResponseSchema,
  NotesQuerySchema,
  NotesResponseSchema,
  RemoveNoteBodySchema,
} from '#domain/calls/learning/learning.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import { textOf } from '#domain/text/textOf.ts'
import { addNote, changeNote, notesOf, removeNote } from '../../operations/learning/notes.ts'
import { openLecture } from '../../operations/learning/openLecture.ts'
import { defineCall } from '../defineCall.ts'
import { notFound, signedOut } from '../refusals.ts'
import { refuse, succeed } from '../responses.ts'

export const notes = defineCall({
  path: '/learn/notes',
  method: 'get',
  summary: 'The notes and bookmarks of the person in a lecture',
  body: NotesQuerySchema,
  answer: NotesResponseSchema,
  handle: async ({ req, viewer, body }) => {
    if (!viewer) return signedOut()
    return { apiSuccess: true as const, notes: await notesOf(req.payload, viewer.id, body.lecture) }
  },
})

export const saveNote = defineCall({
  path: '/learn/addnote',
  summary: 'Add a note or a bookmark at a second of a lecture, or at a page of a PDF',
  body: AddNoteBodySchema,
  answer: NoteResponseSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    if (!viewer) return signedOut()
    const opened = await openLecture(req, project, { id: { equals: body.lecture } }, now)
    if (opened.state !== 'open') return refuse(textOf('noAccess'), 'noAccess', { httpStatus: 403 })
    const note = await addNote(req.payload, { ...body, project: project.id, student: viewer.id })
    return note ? { apiSuccess: true as const, note } : refuse(textOf('tooManyNotes'), 'limit')
  },
})

export const editNote = defineCall({
  path: '/learn/changenote',
  summary: 'Change the text of an own note',
  body: ChangeNoteBodySchema,
  answer: NoteResponseSchema,
  handle: async ({ req, viewer, body }) => {
    if (!viewer) return signedOut()
    const note = await changeNote(req.payload, viewer.id, body)
    return note ? { apiSuccess: true as const, note } : notFound()
  },
})

export const deleteNote = defineCall({
  path: '/learn/removenote',
  summary: 'Delete an own note',
  body: RemoveNoteBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, viewer, body }) => {
    if (!viewer) return signedOut()
    await removeNote(req.payload, viewer.id, body.id)
    return succeed()
  },
})
