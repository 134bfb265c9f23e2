/**
 * Copies of two `MESSAGES` that the browser shows without a response, so that it need not load the others.
 */
export const SOME_ERROR = 'Some error occurred'
export const TRY_LATER = 'Something went wrong. Please try again later.'
