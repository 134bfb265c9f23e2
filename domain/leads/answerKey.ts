/** The key of a question that an editor added; it never collides with one of the form's fixed fields. */
export const answerKey = (fieldId: string): string => `q:${fieldId}`

/** Value of a checked checkbox. */
export const CHECKBOX_CHECKED = 'yes'
