import type { NumberField } from 'payload'
import { PaiseSchema } from '#domain/money/PaiseSchema.ts'

type MoneyOptions = { label?: string; required?: boolean; description?: string; cell?: string }

/** An amount in whole paise. Required amounts default to 0, so that guarded sums never meet null. */
export const moneyField = (name: string, options: MoneyOptions = {}): NumberField => ({
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

/** A selling price in whole paise. It has no default: staff type a price or choose Free, which is 0. */
export const priceField = (options: Omit<MoneyOptions, 'required' | 'cell'> = {}): NumberField => {
  const { defaultValue: _, admin, ...money } = moneyField('pricePaise', { label: 'Price', ...options })
  return {
    ...money,
    admin: { ...admin, components: { ...admin?.components, Field: '/admin/fields/PriceInput#PriceInput' } },
    validate: (value: unknown) => {
      if (value === null || value === undefined) return 'Enter a price, or choose Free'
      return PaiseSchema.safeParse(value).success || 'Enter an amount of rupees, or choose Free'
    },
  } as NumberField
}
