/** The popup that asks students for additional fields (spec 3, additionalPopup), as stored in the project's settings. */
export type PopupConfig = {
  isActive?: boolean | null
  disableClose?: boolean | null
  listOfFields?: StoredField[] | null
}
type StoredField = {
  fieldId: string
  required?: boolean | null
  fieldType: FieldType
  fieldTitle: string
  fieldData?: unknown
  rank?: number | null
}
export type FieldType = 'text' | 'select' | 'checkbox'
export type FieldData = string | boolean | string[]
/** One answer of a person (spec 3, additionalFields). */
export type AdditionalField = { id: string; fieldTitle: string; fieldType: FieldType; data: FieldData }

/** A field as forms show it; `options` of a select, or of a checkbox with several boxes. */
export type PopupField = {
  id: string
  title: string
  type: FieldType
  options: string[]
  isRequired: boolean
}

/** The field with this id is a dropdown of course titles (spec 3). */
export const COURSE_FIELD = 'courseTitle'

const nonEmptyTexts = (data: unknown): string[] =>
  Array.isArray(data) ? data.filter((item): item is string => typeof item === 'string' && item !== '') : []

/**
 * The project's additional fields by rank. `courses`: course titles of the project config; omitted while they
 * are not loaded, and the course field may be required until then. Any other select without options can't be.
 */
export function popupFields(popup: PopupConfig | null | undefined, courses?: string[]): PopupField[] {
  return (popup?.listOfFields ?? [])
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ fieldId, fieldTitle, fieldType, fieldData, required }) => {
      const isCourse = fieldId === COURSE_FIELD
      const type = isCourse ? 'select' : fieldType
      const options = isCourse ? (courses ?? []) : nonEmptyTexts(fieldData)
      const hasNoOptions = type === 'select' && options.length === 0 && !(isCourse && courses === undefined)
      return { id: fieldId, title: fieldTitle, type, options, isRequired: Boolean(required) && !hasNoOptions }
    })
}
