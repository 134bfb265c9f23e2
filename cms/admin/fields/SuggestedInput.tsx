'use client'
import {
  FieldDescription,
  FieldError,
  FieldLabel,
  useDocumentInfo,
  useField,
  useFormFields,
} from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useId, useState } from 'react'
import { findDocs } from '../ui/panelClient.ts'

/** Documents read for suggestions, the newest first. */
const READ_AT_MOST = 200

async function valuesOf(collection: string, name: string, within: Record<string, string>): Promise<string[]> {
  const query = new URLSearchParams({
    depth: '0',
    limit: String(READ_AT_MOST),
    sort: '-updatedAt',
    [`select[${name}]`]: 'true',
    [`where[${name}][exists]`]: 'true',
    ...within,
  })
  const docs = await findDocs<Record<string, unknown>>(`/${collection}?${query}`)
  const values = docs?.map((doc) => doc[name]).filter((value) => typeof value === 'string' && value !== '')
  return [...new Set(values as string[] | undefined)].toSorted()
}

type Props = TextFieldClientProps & {
  /** Path of a field that suggestions must share, such as the class of a lecture. */
  within?: string
}

/** Text field with suggestions from other documents of the collection, so that spellings stay consistent for filters. */
export function SuggestedInput({ field, path, readOnly, within }: Props) {
  const { value, setValue, showError, errorMessage, disabled } = useField<string>({
    potentiallyStalePath: path,
  })
  const { collectionSlug } = useDocumentInfo()
  const shared = useFormFields(([fields]) => (within ? fields[within]?.value : undefined))
  const [known, setKnown] = useState<string[] | null>(null)
  const list = useId()
  const ask = () => {
    if (known || !collectionSlug || (within && !shared)) return
    setKnown([])
    const same: Record<string, string> = within ? { [`where[${within}][equals]`]: String(shared) } : {}
    void valuesOf(collectionSlug, field.name, same).then(setKnown)
  }
  return (
    <div className={`field-type text${showError ? ' error' : ''}`}>
      <FieldLabel label={field.label} required={field.required} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} message={errorMessage} />
        <input
          id={`field-${path.replace(/\./g, '__')}`}
          type="text"
          list={list}
          autoComplete="off"
          disabled={readOnly || disabled}
          value={value ?? ''}
          onFocus={ask}
          onChange={(event) => setValue(event.target.value)}
        />
        <datalist id={list}>
          {(known ?? []).map((entry) => (
            <option key={entry} value={entry} />
          ))}
        </datalist>
      </div>
      <FieldDescription path={path} description={field.admin?.description} />
    </div>
  )
}
