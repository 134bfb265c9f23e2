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
import { type Known, personOf } from './person.ts'
import {
  forgetTyped,
  keepTyped,
  saysTheSame,
  type TypedText,
  type TypedTextKey,
  typedFor,
} from './typedText.ts'
import { UnsavedText } from './UnsavedText.tsx'

const AFTER_MS = 400

/** In every document's controls: keeps what is typed and not saved in this browser, and offers it when it was left behind. */
export function KeepTypedText() {
  const { id, collectionSlug } = useDocumentInfo()
  const person = personOf(useAuth().user as Known | null)
  const { reset, setModified } = useForm()
  const isModified = useFormModified()
  const isBeingSaved = useFormProcessing()
  /** Keeps what the form shows now, while anything of it is unsaved. */
  const keepNow = useRef<(() => void) | null>(null)
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
    setFound(key && typedFor(key, Date.now()))
  }, [key])

  useEffect(() => {
    keepNow.current = null
    if (!key || !isModified) return
    const keep = () => keepTyped(key, { at: Date.now(), values: reduceFieldsToValues(fields, true) })
    keepNow.current = keep
    const timer = setTimeout(keep, AFTER_MS)
    return () => clearTimeout(timer)
  }, [key, isModified, fields])

  // What is sent counts as saved from then on, though the session may have ended, or the server; and a save in another
  // window of the same person has forgotten what was kept here.
  useEffect(() => {
    if (isBeingSaved) keepNow.current?.()
  }, [isBeingSaved])

  if (!key || !found || isModified) return null
  if (saysTheSame(found.values, reduceFieldsToValues(fields, true))) return null
  return (
    <UnsavedText
      at={found.at}
      onRestore={async () => {
        setFound(null)
        await reset(found.values)
        setModified(true)
      }}
      onDiscard={() => {
        forgetTyped(key)
        setFound(null)
      }}
    />
  )
}
