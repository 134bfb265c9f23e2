import type { CollectionBeforeChangeHook } from 'payload'
import { ValidationError } from 'payload'
import { popupFieldIssues } from '#domain/settings/popupFieldIssues.ts'
import { updateRanks } from '#domain/settings/updateRanks.ts'
import { withFieldLabels } from '../shared/withFieldLabels.ts'

type Fields = { id?: string; fieldId?: string; fieldType?: string; fieldData?: unknown; rank?: number }[]
type Doc = { adminWebConfig?: { signupForm?: { additionalPopup?: { listOfFields?: Fields | null } } } }

const PATH = 'adminWebConfig.signupForm.additionalPopup.listOfFields'

const popupOf = (doc: Partial<Doc> | undefined) => doc?.adminWebConfig?.signupForm?.additionalPopup

/**
 * Before the portal settings are saved: refuses invalid additional fields by row, removes empty options, and
 * updates ranks and order of the rows.
 */
export const checkSignupForm: CollectionBeforeChangeHook<Doc & { id: string }> = ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const popup = popupOf(data)
  if (!popup?.listOfFields) return data
  const errors = popupFieldIssues(popup.listOfFields).map(({ row, field, message }) => ({
    path: `${PATH}.${row}.${field}`,
    message,
  }))
  if (errors.length > 0)
    throw new ValidationError(
      { collection: collection.slug, errors: withFieldLabels(collection, errors) },
      req.t,
    )
  popup.listOfFields = updateRanks(popup.listOfFields, popupOf(originalDoc)?.listOfFields ?? []).map(
    (row) => ({
      ...row,
      fieldId: row.fieldId?.trim(),
      fieldData: textsOf(row.fieldData),
    }),
  )
  return data
}

const textsOf = (data: unknown): unknown =>
  Array.isArray(data) ? data.map((text) => String(text).trim()).filter(Boolean) : (data ?? null)
