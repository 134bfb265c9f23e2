import { useAuth } from '@payloadcms/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type PanelUser, personOf } from '../session/person.ts'
import { readTyped, removeTypedText, storeTypedText, type TypedTextKey } from '../session/typedText.ts'

type Typed = { answer: string; remark: string }

/**
 * Stores the unsaved reply and note of a ticket in localStorage, as document forms do (cms/admin/session/UnsavedTextKeeper.tsx). `found` is an
 * earlier unsaved text to restore, null once something is typed.
 */
export function useTypedTicket(id: string, values: Typed) {
  const person = personOf(useAuth().user as PanelUser | null)
  const [user, project] = [person?.id ?? null, person?.project ?? null]
  const key = useMemo<TypedTextKey | null>(
    () => (user ? { project, user, collection: 'support-tickets', id } : null),
    [user, project, id],
  )
  const [found, setFound] = useState<{ at: number; values: Partial<Typed> } | null>(null)
  const { answer, remark } = values
  const shown = useRef(values)

  useEffect(() => {
    const kept = key && readTyped(key, Date.now())
    const first = shown.current
    const isOther = kept && (kept.values.answer !== first.answer || kept.values.remark !== first.remark)
    setFound(isOther ? (kept as { at: number; values: Partial<Typed> }) : null)
  }, [key])

  useEffect(() => {
    if (!key || (answer === shown.current.answer && remark === shown.current.remark)) return
    setFound(null)
    storeTypedText(key, { at: Date.now(), values: { answer, remark } })
  }, [key, answer, remark])

  const discard = () => {
    if (key) removeTypedText(key)
    setFound(null)
  }
  return { found, discard }
}
