import type { RowField } from 'payload'
import { nobodyField } from '#access/rules.ts'
import { sealSecret } from '#hooks/shared/sealSecret.ts'

/**
 * A key of somebody else's service. Written once, stored encrypted, read by nobody: REST leaves it out, and the panel,
 * which shows no field that can't be read, gets an input of its own that knows only whether one is set. Over REST an
 * empty value leaves what is stored, `null` takes it away.
 */
export const secretField = (
  name: string,
  { label, description }: { label: string; description?: string },
): RowField => ({
  type: 'row',
  fields: [
    {
      name,
      type: 'text',
      label,
      maxLength: 2000,
      custom: { isSecret: true },
      access: { read: nobodyField },
      hooks: { beforeChange: [sealSecret] },
    },
    {
      name: `${name}Input`,
      type: 'ui',
      admin: {
        components: {
          Field: {
            path: '/admin/settings/SecretInput#SecretInput',
            clientProps: { secret: name, label, description },
          },
        },
      },
    },
  ],
})
