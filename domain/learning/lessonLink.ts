import { z } from 'zod'

/** The target of a lesson of kind `link`: https only. */
export const LessonLinkSchema = z.url({ protocol: /^https$/ }).max(500)
