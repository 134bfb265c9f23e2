import { z } from 'zod'

/** The address that a lesson of kind `link` leads to: https only. */
export const LessonLinkSchema = z.url({ protocol: /^https$/ }).max(500)
