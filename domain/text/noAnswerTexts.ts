/** Two of `MESSAGES` that the browser says where nothing came back, on their own: it takes them without the others. */
export const SOME_ERROR = 'Some error occurred'
export const TRY_LATER = 'Something went wrong. Please try again later.'
