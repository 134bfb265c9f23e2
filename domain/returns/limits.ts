/** Maximum number of photos for a line of a request. */
export const PHOTOS_PER_LINE = 4
