'use client'
import useSWR from 'swr'
import type { z } from 'zod'
import type { AddNoteBodySchema, LessonNote } from '#domain/calls/learning/learning.ts'
import { type ApiAnswer, type ApiRefusal, callApi } from '../base/callApi.ts'
import { toSearch } from '../base/restQuery.ts'

type NotesKey = readonly [base: string, path: string, uid: string]
type NoteAnswer = { apiSuccess: true; message?: string; note: LessonNote }

const NONE: readonly LessonNote[] = []

/** The notes and bookmarks of a person in a lesson, in the order of the recording; none for `of` null and while they load. */
export function useNotes(base: string, of: { lecture: string; uid: string } | null) {
  const key: NotesKey | null = of && [base, `learn/notes?${toSearch({ lecture: of.lecture })}`, of.uid]
  const { data = NONE, mutate } = useSWR(key, loadNotes)
  return {
    list: data,
    store: (change: (all: readonly LessonNote[]) => readonly LessonNote[]) =>
      mutate((all) => [...change(all ?? NONE)], { revalidate: false }),
  }
}

async function loadNotes([base, path]: NotesKey): Promise<readonly LessonNote[]> {
  const { status, body } = await callApi<{ apiSuccess: true; notes: LessonNote[] } | ApiRefusal>(base, path)
  if (!body.apiSuccess) throw new Error(`learn/notes answered ${status}`)
  return body.notes
}

/** Adds a note; sent again with the same `attempt`, it is still one. */
export const addNote = (
  base: string,
  note: z.input<typeof AddNoteBodySchema>,
): Promise<ApiAnswer<NoteAnswer | ApiRefusal>> => callApi(base, 'learn/addnote', note)

export const changeNote = (
  base: string,
  note: { id: string; text: string },
): Promise<ApiAnswer<NoteAnswer | ApiRefusal>> => callApi(base, 'learn/changenote', note)

export const removeNote = (
  base: string,
  id: string,
): Promise<ApiAnswer<{ apiSuccess: true; message?: string } | ApiRefusal>> =>
  callApi(base, 'learn/removenote', { id })
