import { z } from 'zod'
import { AcceptedSchema } from './responses.ts'

/** The expert permissions of spec 6, by their ids in the accessList. */
export const EXPERT_PERMISSIONS = ['answersheets', 'expertDoubts'] as const

const PaperSchema = z.object({
  id: z.string(),
  title: z.string(),
  minutes: z.number(),
  questionCount: z.number(),
  marks: z.number(),
  sheets: z.number().meta({ description: 'Answer sheets that the expert may take' }),
})

const SeriesSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  exam: z.string().nullable(),
  papers: z.array(PaperSchema),
})

export const ExpertStartSchema = AcceptedSchema.extend({
  person: z.object({
    name: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    userLevel: z.number(),
    label: z.string().meta({ description: 'The label of the role, such as Sub Admin' }),
  }),
  permissions: z.array(
    z.object({
      id: z.enum(EXPERT_PERMISSIONS),
      label: z.string(),
      isGiven: z.boolean(),
      isSwitchedOff: z.boolean().meta({ description: 'The project has switched this feature off' }),
      waiting: z
        .number()
        .meta({ description: 'Number of items that wait for this expert or for any expert' }),
    }),
  ),
  testSeries: z
    .array(SeriesSchema)
    .nullable()
    .meta({ description: 'Published test series with their papers; null without the permission' }),
})
export type ExpertStart = z.infer<typeof ExpertStartSchema>
export type ExpertSeries = z.infer<typeof SeriesSchema>
