import type { TextField } from 'payload'
import { nobodyField } from '#access/rules.ts'
import { sealSecret } from '#hooks/shared/sealSecret.ts'

/**
 * A key of somebody else's service. Written once, stored encrypted, read by nobody: REST leaves it out and the panel sees
 * only whether it is set (its address in `secrets/state`). An empty value leaves what is stored, `null` takes it away.
 */
export const secretField = (name: string, options: { label: string; description?: string }): TextField => ({
  name,
  type: 'text',
  label: options.label,
  maxLength: 2000,
  custom: { isSecret: true },
  access: { read: nobodyField },
  hooks: { beforeChange: [sealSecret] },
  admin: {
    description: options.description,
    components: { Field: '/admin/settings/SecretInput#SecretInput' },
  },
})
