import type { NumberField } from 'payload'
import { PaiseSchema } from '#domain/money/PaiseSchema.ts'

/** An amount in whole paise. Required amounts start at 0, so that guarded sums never meet null. */
export const moneyField = (
  name: string,
  options: { label?: string; required?: boolean; description?: string; cell?: string } = {},
): NumberField => ({
  name,
  type: 'number',
  label: options.label,
  required: options.required ?? true,
  ...((options.required ?? true) ? { defaultValue: 0 } : {}),
  admin: {
    description: options.description,
    step: 1,
    components: {
      Field: '/admin/fields/MoneyInput#MoneyInput',
      Cell: options.cell ?? '/admin/fields/MoneyCell#MoneyCell',
    },
  },
  validate: (value: unknown) => {
    if (value === null || value === undefined) return !(options.required ?? true) || 'Enter an amount'
    return PaiseSchema.safeParse(value).success || 'Enter an amount of rupees, 0 or more'
  },
})
