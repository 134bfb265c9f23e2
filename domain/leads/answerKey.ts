/** The key of an editor's own question, which never meets one of the form's fixed fields. */
export const answerKey = (fieldId: string): string => `q:${fieldId}`

/** The answer of a checkbox that is checked. */
export const CHECKED = 'yes'
