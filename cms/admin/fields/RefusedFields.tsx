'use client'
import { toast, useAllFormFields, useDocumentInfo, useFormSubmitted } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { onFormSave, type RefusedField } from '../session/saveEvents.ts'
import { RefusedFieldNote } from './RefusedFieldNote.tsx'

type Refused = RefusedField & { value: string | undefined }

const comparable = (value: unknown): string | undefined => JSON.stringify(value)

/**
 * Shows the server's error at its field until the value changes or a save succeeds, and marks an autosaved document as
 * not saved. Payload's form drops such errors with its next form state, and shows none for drafts.
 */
export function RefusedFields() {
  const { id, collectionSlug } = useDocumentInfo()
  const isSubmitted = useFormSubmitted()
  const [fields] = useAllFormFields()
  const [refused, setRefused] = useState<Refused[]>([])
  const [isAutosave, setAutosave] = useState(false)
  const mark = useRef<HTMLSpanElement>(null)
  const shown = useRef(fields)
  shown.current = fields

  useEffect(
    () =>
      onFormSave((save) => {
        if (save.collection !== collectionSlug || save.id !== (id === undefined ? null : String(id))) return
        // Autosave retries with each change: the toast of the previous attempt is replaced by this one's.
        if (save.isAutosave && save.refused.length > 0) toast.dismiss()
        setAutosave(save.isAutosave)
        setRefused(
          save.refused.map((error) => ({ ...error, value: comparable(shown.current[error.path]?.value) })),
        )
      }),
    [id, collectionSlug],
  )

  const open = refused.filter(({ path, value }) => comparable(fields[path]?.value) === value)
  const form = mark.current?.closest('form')
  const status = form?.querySelector('.doc-controls .autosave')?.parentElement
  return (
    <>
      <span ref={mark} hidden />
      {form &&
        open
          .filter(({ path }) => !(isSubmitted && fields[path]?.valid === false))
          .map(({ path, message }) => (
            <RefusedFieldNote key={path} form={form} path={path} message={message} />
          ))}
      {isAutosave &&
        status &&
        open.length > 0 &&
        createPortal(
          <span className="not-saved">
            Not saved. Please check: {[...new Set(open.map(({ label }) => label))].join(', ')}
          </span>,
          status,
        )}
    </>
  )
}
