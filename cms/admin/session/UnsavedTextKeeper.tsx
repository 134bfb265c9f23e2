'use client'
import {
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
} from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type PanelUser, personOf } from './person.ts'
import { reloadPage } from './reloadPage.ts'
import {
  hasSameValues,
  readTyped,
  removeTypedText,
  storeTypedText,
  type TypedText,
  type TypedTextKey,
  unbaseTyped,
} from './typedText.ts'
import { UnsavedText } from './UnsavedText.tsx'

const AFTER_MS = 400
/** The button of Payload's own dialog about a newer version, which would replace the form's values without a trace. */
const PAYLOAD_RELOAD = '#document-stale-data-reload'

/** Saves unsaved form values to localStorage while typing, and offers to restore them on the next visit. */
export function UnsavedTextKeeper() {
  const { id, collectionSlug } = useDocumentInfo()
  const person = personOf(useAuth().user as PanelUser | null)
  const { reset, setModified } = useForm()
  const isModified = useFormModified()
  const isBeingSaved = useFormProcessing()
  /** Saves the current form values at once; null while the form is unmodified. */
  const storeNow = useRef<(() => void) | null>(null)
  const [fields] = useAllFormFields()
  const [found, setFound] = useState<TypedText | null>(null)

  const [user, project] = [person?.id ?? null, person?.project ?? null]
  const key = useMemo<TypedTextKey | null>(
    () =>
      user && collectionSlug
        ? { project, user, collection: collectionSlug, id: id === undefined ? null : String(id) }
        : null,
    [user, project, collectionSlug, id],
  )

  useEffect(() => {
    setFound(key && readTyped(key, Date.now()))
  }, [key])

  useEffect(() => {
    storeNow.current = null
    if (!key || !isModified) return
    const store = () => storeTypedText(key, { at: Date.now(), values: reduceFieldsToValues(fields, true) })
    storeNow.current = store
    const timer = setTimeout(store, AFTER_MS)
    return () => clearTimeout(timer)
  }, [key, isModified, fields])

  // Payload's form counts as unmodified once sent, even when the save fails for lack of a session or a server. A save in another window
  // may have removed the stored values.
  useEffect(() => {
    if (isBeingSaved) storeNow.current?.()
  }, [isBeingSaved])

  useEffect(() => {
    if (!key) return
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest(PAYLOAD_RELOAD)) return
      event.stopImmediatePropagation()
      storeNow.current?.()
      storeNow.current = null
      unbaseTyped(key)
      reloadPage()
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [key])

  if (!key || !found || isModified) return null
  const shown = reduceFieldsToValues(fields, true)
  if (hasSameValues(found.values, shown)) return null
  return (
    <UnsavedText
      at={found.at}
      onRestore={async () => {
        setFound(null)
        await reset({ updatedAt: shown.updatedAt, ...found.values })
        setModified(true)
      }}
      onDiscard={() => {
        removeTypedText(key)
        setFound(null)
      }}
    />
  )
}
