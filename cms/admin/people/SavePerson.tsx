'use client'
import { FormSubmit, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { ensureFreshCode } from '../ui/panelClient.ts'

const DELICATE = ['phone', 'email']

/** The values that were changed in the form. */
function changedValues(fields: FormState): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, { value, initialValue, disableFormData }]) =>
      disableFormData || value === initialValue ? [] : [[path, value ?? null]],
    ),
  )
}

/**
 * Saves a person: only what was changed, with the time the form was opened at, so that nothing somebody else changed
 * meanwhile is written back; asks for a fresh code before phone or e-mail change.
 */
export function SavePerson() {
  const { submit, getFields } = useForm()
  const { id, data } = useDocumentInfo()
  const isModified = useFormModified()

  async function save() {
    if (!id) return void submit()
    const changes = changedValues(getFields())
    const isDelicate = DELICATE.some((path) => path in changes)
    if (isDelicate && !(await ensureFreshCode())) return
    // A function gives all that is sent, and not what is added to the whole form.
    const sent = () => ({ ...changes, updatedAt: data?.updatedAt })
    await submit({ overrides: sent as never })
  }

  return (
    <FormSubmit
      buttonId="action-save"
      disabled={Boolean(id) && !isModified}
      onClick={save}
      size="medium"
      type="button"
    >
      Save
    </FormSubmit>
  )
}
