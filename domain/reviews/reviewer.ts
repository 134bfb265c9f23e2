import { shortName } from '../people/shortName.ts'

const ANONYMOUS = 'A student'

/** Public name of a reviewer. */
export const reviewerName = (name: string | null | undefined): string => shortName(name) || ANONYMOUS
