import { useAuth } from '@payloadcms/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type PanelUser, personOf } from '../session/person.ts'
import { readTyped, removeTypedText, storeTypedText, type TypedTextKey } from '../session/typedText.ts'

type Typed = { text: string }

/**
 * Stores the unsaved message of a ticket in localStorage, as document forms do (cms/admin/session/UnsavedTextKeeper.tsx). `found` is an
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
  const { text } = values
  const shown = useRef(values)

  useEffect(() => {
    const kept = key && readTyped(key, Date.now())
    const first = shown.current
    setFound(
      kept && kept.values.text !== first.text ? (kept as { at: number; values: Partial<Typed> }) : null,
    )
  }, [key])

  useEffect(() => {
    if (!key || text === shown.current.text) return
    setFound(null)
    storeTypedText(key, { at: Date.now(), values: { text } })
  }, [key, text])

  const discard = () => {
    if (key) removeTypedText(key)
    setFound(null)
  }
  return { found, discard }
}
