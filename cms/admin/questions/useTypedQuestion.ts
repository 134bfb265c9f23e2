import { useAuth } from '@payloadcms/ui'
import { useEffect, useMemo, useState } from 'react'
import type { QuestionDraft } from '#domain/exams/bank/questionDraft.ts'
import { type PanelUser, personOf } from '../session/person.ts'
import { readTyped, removeTypedText, storeTypedText, type TypedTextKey } from '../session/typedText.ts'

type Unsaved = {
  /** When it was typed, ms since epoch. */
  at: number
  draft: QuestionDraft
  /** The version it was typed over; null for a new question. */
  version: number | null
}
type Shown = { draft: QuestionDraft; version: number | null; isChanged: boolean }

/**
 * Keeps an unsaved question in this browser, as forms of documents do. `unsaved` is one of an earlier visit, null once something is typed.
 * What is typed while a save runs is kept over the version that it makes.
 */
export function useTypedQuestion(id: string | null, { draft, version, isChanged }: Shown) {
  const person = personOf(useAuth().user as PanelUser | null)
  const [user, project] = [person?.id ?? null, person?.project ?? null]
  const key = useMemo<TypedTextKey | null>(
    () => (user ? { project, user, collection: 'questions', id } : null),
    [user, project, id],
  )
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null)
  useEffect(() => {
    const stored = key && readTyped(key, Date.now())
    const values = stored?.values as Partial<Unsaved> | undefined
    setUnsaved(
      stored && values?.draft
        ? { at: stored.at, draft: values.draft, version: values.version ?? null }
        : null,
    )
  }, [key])
  useEffect(() => {
    if (!key || !isChanged) return
    setUnsaved(null)
    storeTypedText(key, { at: Date.now(), values: { draft, version } })
  }, [key, draft, version, isChanged])
  const discard = () => {
    if (key) removeTypedText(key)
    setUnsaved(null)
  }
  return { unsaved, discard }
}
