/** More photos than these no line of a request has. */
export const PHOTOS_A_LINE = 4
