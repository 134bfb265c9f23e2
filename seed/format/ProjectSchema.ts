import { z } from 'zod'
import { line, slug } from './cells.ts'
import { AdminConfigSchema, ProjectConfigSchema, WebStaticConfigSchema } from './SettingsSchemas.ts'

const host = z
  .string()
  .max(253)
  .regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/, 'must be a host name in lower case, without port')

/** `project.json`: the brand and its three settings documents. */
export const ProjectSchema = z.strictObject({
  slug,
  title: line(80),
  domains: z.array(host).max(20).default([]),
  status: z.enum(['active', 'suspended']).default('active'),
  settings: z
    .strictObject({
      webStaticConfig: WebStaticConfigSchema.default({}),
      projectConfig: ProjectConfigSchema.default({}),
      adminConfig: AdminConfigSchema.default({}),
    })
    .default({ webStaticConfig: {}, projectConfig: {}, adminConfig: {} }),
})

export type SeedProject = z.infer<typeof ProjectSchema>
