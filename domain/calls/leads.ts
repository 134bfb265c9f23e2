import { z } from 'zod'
import { LeadAnswersSchema } from '../leads/leadAnswers.ts'

/** What a visitor submits with a lead form. The form's own check validates names and phones. */
export const LeadBodySchema = z.object({
  /** Id of the form. */
  form: z.string().min(1).max(60),
  /** Created once per filled-in form: the same submission sent twice counts once. */
  attempt: z.string().regex(/^[A-Za-z0-9_-]{8,60}$/),
  name: z.string().max(200),
  phone: z.string().max(40).optional(),
  email: z.string().max(254).optional(),
  answers: LeadAnswersSchema.default([]),
  /** The path of the page it was sent from. */
  page: z
    .string()
    .max(300)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
    .regex(/^\/[^\u0000-\u001f\u007f]*$/),
  /** ms between the form's appearance and its sending. */
  elapsedMs: z.number().int().min(0).max(864_000_000),
  /** Honeypot: hidden from people, so only programs fill it in. */
  website: z.string().max(300).optional(),
})

export type LeadBody = z.infer<typeof LeadBodySchema>
