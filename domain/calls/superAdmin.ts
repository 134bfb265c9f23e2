import { z } from 'zod'
import { SlugSchema } from '../text/slug.ts'
import { TIME_ZONES } from '../text/timeZones.ts'
import { AcceptedSchema } from './responses.ts'

const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/

const hosts = z
  .array(z.string().trim().toLowerCase().regex(HOST, 'A host name without port, such as learn.example.org'))
  .max(20)
  .refine((hostNames) => new Set(hostNames).size === hostNames.length, 'Each host once')

/** The name of a folder, not a path. */
const folder = z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/, 'The name of a folder below seed/projects')

const ProjectViewSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  status: z.enum(['active', 'suspended']),
  hosts: z.array(z.string()),
  timeZone: z.string(),
  createdAt: z.number(),
  /** Its creation was interrupted: repeating the same call finishes it. */
  isUnfinished: z.boolean(),
  counts: z.object({ people: z.number(), products: z.number(), orders: z.number() }),
})
export type ProjectView = z.infer<typeof ProjectViewSchema>

export const ProjectsQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(50),
})
export const ProjectsResponseSchema = AcceptedSchema.extend({
  projects: z.array(ProjectViewSchema),
  total: z.number().int(),
})

const ProjectSourceSchema = z.union([
  z.strictObject({ seedFolder: folder }),
  z.strictObject({ cloneSettingsOf: SlugSchema }),
  z.strictObject({}),
])
export const CreateProjectBodySchema = z.strictObject({
  slug: SlugSchema,
  title: z.string().trim().min(1).max(80),
  domains: hosts.default([]),
  timeZone: z.enum(TIME_ZONES).default('Asia/Kolkata'),
  from: ProjectSourceSchema.default({}),
  /** Validates everything, counts what would be created and writes nothing. */
  dryRun: z.boolean().default(false),
})
export type NewProject = Omit<z.output<typeof CreateProjectBodySchema>, 'dryRun'>

export const ProjectCreatedResponseSchema = AcceptedSchema.extend({
  /** Documents that are created, or would be, by kind. */
  counts: z.record(z.string(), z.number()),
  /** What is not copied, as texts. */
  leftOut: z.array(z.string()),
  project: ProjectViewSchema.nullable(),
})

/** The project of a call: named in the body, else the one of the URL. */
const named = { project: SlugSchema.optional() }
export const ProjectBodySchema = z.strictObject(named)
export const SuspendBodySchema = z.strictObject({ ...named, confirm: z.string().max(100) })
export const DomainsBodySchema = z.strictObject({
  ...named,
  domains: hosts,
  /** The hosts that were shown when these were typed. */
  seen: z.strictObject({ domains: hosts }).optional(),
})
export const ProjectResponseSchema = AcceptedSchema.extend({ project: ProjectViewSchema })
