import pLimit from 'p-limit'

/** Limits how many images are generated at once, so that a crowd of crawlers never overloads the machine. */
export const imageQueue = pLimit(2)
