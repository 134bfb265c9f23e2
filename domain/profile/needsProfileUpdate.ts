import type { FieldData, PopupField } from './PopupField.ts'

type Answer = { id?: unknown; data?: unknown }
type Person = {
  name?: string | null
  email?: string | null
  phone?: string | null
  additionalFields?: unknown
}

/** The stored answers of a person; invalid values are left out. */
export const answersOf = (additionalFields: unknown): Answer[] =>
  Array.isArray(additionalFields)
    ? additionalFields.filter((item): item is Answer => typeof item === 'object' && item !== null)
    : []

/** Whether a field has a value: text, a choice, a ticked box. */
export const isFilled = (data: unknown): boolean => {
  if (typeof data === 'string') return data.trim() !== ''
  return Array.isArray(data) ? data.length > 0 : data === true
}

/** A person's answer to a field; undefined without one. */
export const answerTo = (additionalFields: unknown, id: string): FieldData | undefined =>
  answersOf(additionalFields).find((answer) => answer.id === id)?.data as FieldData | undefined

/**
 * Whether the Update Profile popup is needed (spec 2): name, e-mail or phone is missing, or the popup is
 * active and a required additional field is empty.
 */
export function needsProfileUpdate(person: Person, isPopupActive: boolean, fields: PopupField[]): boolean {
  const lacksContact = [person.name, person.email, person.phone].some((value) => !value?.trim())
  const lacksField = fields.some(
    ({ id, isRequired }) => isRequired && !isFilled(answerTo(person.additionalFields, id)),
  )
  return lacksContact || (isPopupActive && lacksField)
}
