import pLimit from 'p-limit'

/** Limits how many pictures are drawn at once; others wait, so that a crowd of crawlers never takes the machine. */
export const limitDrawing = pLimit(2)
