'use client'
import { useRef } from 'react'
import type { LessonNote } from '#domain/calls/learning/learning.ts'
import { addNote, changeNote, removeNote, useNotes } from '#site/data/account/lessonNotes.ts'
import { noAnswerText } from '#site/data/base/noAnswerText.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'

export type LessonNotes = {
  list: readonly LessonNote[]
  /** True once it is stored. Without a text it is a bookmark. */
  add: (atS: number, text: string) => Promise<boolean>
  change: (id: string, text: string) => Promise<boolean>
  remove: (id: string) => Promise<boolean>
}

/** The notes of the person in a lesson; failures are said in a snackbar. */
export function useLessonNotes(base: string, of: { lecture: string; uid: string } | null): LessonNotes {
  const t = useTexts('player')
  const showSnackbar = useSnackbar()
  const { list, store } = useNotes(base, of)
  // What failed and is sent again keeps its name.
  const attempt = useRef({ of: '', name: '' })

  async function run<Answer>(call: Promise<{ body: { apiSuccess: boolean; message?: string } & Answer }>) {
    const answered = await call.catch(() => null)
    if (answered?.body.apiSuccess) return answered.body
    showSnackbar(answered?.body.message ?? noAnswerText(base), { severity: 'error' })
    return null
  }
  return {
    list,
    add: async (atS, text) => {
      if (!of) return false
      const fingerprint = `${of.lecture} ${Math.floor(atS)} ${text}`
      if (attempt.current.of !== fingerprint) attempt.current = { of: fingerprint, name: crypto.randomUUID() }
      const body = { lecture: of.lecture, attempt: attempt.current.name, atS: Math.floor(atS), text }
      const answer = await run(addNote(base, body))
      if (!answer || !('note' in answer)) return false
      const { note } = answer
      await store((all) =>
        [...all.filter(({ id }) => id !== note.id), note].toSorted((a, b) => a.atS - b.atS),
      )
      if (text === '') showSnackbar(t.bookmarkSet)
      return true
    },
    change: async (id, text) => {
      const answer = await run(changeNote(base, { id, text }))
      if (!answer) return false
      await store((all) => all.map((note) => (note.id === id ? { ...note, text } : note)))
      return true
    },
    remove: async (id) => {
      if (!(await run(removeNote(base, id)))) return false
      await store((all) => all.filter((note) => note.id !== id))
      return true
    },
  }
}
