import type { RowField } from 'payload'
import { nobodyField } from '#access/rules.ts'
import { sealSecret } from '#hooks/shared/sealSecret.ts'

/**
 * A secret of an external service. Write-only and stored encrypted: REST leaves it out, and the panel, which
 * shows no unreadable fields, gets a separate input that only shows whether a value is set. Over REST an
 * empty value keeps the stored one, `null` deletes it.
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
