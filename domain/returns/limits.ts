/** Maximum number of photos for a line of a request. */
export const PHOTOS_A_LINE = 4
