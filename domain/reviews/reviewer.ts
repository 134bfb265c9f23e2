import { shortName } from '../people/shortName.ts'

const NOBODY = 'A student'

/** How somebody who wrote a review is called in public. */
export const reviewerName = (name: string | null | undefined): string => shortName(name) || NOBODY
