import { z } from 'zod'
import { MessageSettingsSchema } from '#domain/messages/MessageSettingsSchema.ts'
import { templateIssues } from '#domain/messages/templateIssue.ts'
import { line, slug } from './cells.ts'
import {
  AdminConfigSchema,
  PaymentConfigSchema,
  ProjectConfigSchema,
  RewardConfigSchema,
  ShopConfigSchema,
  WebStaticConfigSchema,
} from './SettingsSchemas.ts'

const host = z
  .string()
  .max(253)
  .regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/, 'must be a host name in lower case, without port')

/**
 * `project.json`: the brand and its settings documents. When one of the last four is left out, the project
 * keeps its current values.
 */
export const ProjectSchema = z
  .strictObject({
    slug,
    title: line(80),
    domains: z.array(host).max(20).default([]),
    status: z.enum(['active', 'suspended']).default('active'),
    settings: z
      .strictObject({
        webStaticConfig: WebStaticConfigSchema.default({}),
        projectConfig: ProjectConfigSchema.default({}),
        adminConfig: AdminConfigSchema.default({}),
        messageSettings: MessageSettingsSchema.optional(),
        shopConfig: ShopConfigSchema.optional(),
        paymentConfig: PaymentConfigSchema.optional(),
        rewardConfig: RewardConfigSchema.optional(),
      })
      .default({ webStaticConfig: {}, projectConfig: {}, adminConfig: {} }),
  })
  .superRefine(({ title, settings }, context) => {
    for (const { path, message } of templateIssues(settings.messageSettings?.templates ?? [], title))
      context.addIssue({
        code: 'custom',
        path: ['settings', 'messageSettings', 'templates', ...path],
        message,
      })
  })

export type SeedProject = z.infer<typeof ProjectSchema>
