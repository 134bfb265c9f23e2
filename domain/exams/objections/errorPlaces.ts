/** Where a student can find an error in a question. */
export const ERROR_PLACES = ['text', 'options', 'picture', 'translation', 'solution', 'other'] as const
export type ErrorPlace = (typeof ERROR_PLACES)[number]

/** What an objection is about: the key of a question, or an error somewhere else in it, which was reported. */
export const OBJECTION_SUBJECTS = ['key', ...ERROR_PLACES] as const
