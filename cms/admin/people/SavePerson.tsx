'use client'
import { FormSubmit, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { ensureFreshCode } from '../ui/panelClient.ts'

const FRESH_CODE_FIELDS = ['phone', 'email']

/** Changed form values by path. */
function changedValues(fields: FormState): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, { value, initialValue, disableFormData }]) =>
      disableFormData || value === initialValue ? [] : [[path, value ?? null]],
    ),
  )
}

/**
 * Save button of a person. Sends only changed fields with the `updatedAt` of the loaded document, so that concurrent changes to other
 * fields are kept and conflicts are refused. A change of phone or e-mail needs a fresh code.
 */
export function SavePerson() {
  const { submit, getFields } = useForm()
  const { id, data } = useDocumentInfo()
  const isModified = useFormModified()

  async function save() {
    if (!id) return void submit()
    const changes = changedValues(getFields())
    const needsFreshCode = FRESH_CODE_FIELDS.some((path) => path in changes)
    if (needsFreshCode && !(await ensureFreshCode())) return
    // As a function, overrides replace the form data instead of extending it.
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
