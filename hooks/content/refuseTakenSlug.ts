import { CONTENT_TEXTS } from '#domain/content/texts.ts'
import { refuseTaken } from '../shared/refuseTaken.ts'

/** Before a save: refuses a slug that another document of the project has. */
export const refuseTakenSlug = refuseTaken('slug', CONTENT_TEXTS.slugTaken)
