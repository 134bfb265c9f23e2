import { moduleAccess } from '#access/moduleRules.ts'
import { courierFaults } from '#domain/shipments/courierFaults.ts'
import type { COURIERS } from '#domain/shipments/couriers.ts'
import { checkCourierSettings } from '#hooks/settings/checkCourierSettings.ts'
import { secretField } from '../fields/secretField.ts'
import { withFormValidation } from '../fields/withFormValidation.ts'
import { projectScoped } from '../projectScoped.ts'

const side = (name: string, label: string, defaultValue: number) =>
  ({ name, label, type: 'number', required: true, defaultValue, min: 1, max: 200 }) as const

/**
 * Where a project delivers, and its couriers. One document per project; keys are encrypted and never read
 * back.
 */
const Courier = projectScoped({
  slug: 'courier-settings',
  isSingleton: true,
  labels: { singular: 'Courier', plural: 'Courier' },
  admin: { group: 'Settings' },
  access: moduleAccess('courier-settings'),
  hooks: { beforeChange: [checkCourierSettings] },
  fields: [
    {
      name: 'area',
      type: 'group',
      label: 'Where parcels go',
      fields: [
        {
          name: 'served',
          type: 'select',
          required: true,
          defaultValue: 'everywhereBut',
          options: [
            { value: 'everywhereBut', label: 'Everywhere but the PIN codes below' },
            { value: 'only', label: 'Only to the PIN codes below' },
          ],
        },
        {
          name: 'prefixes',
          type: 'textarea',
          maxLength: 4000,
          label: 'PIN codes, or their first digits',
          admin: { description: 'Separated by commas or new lines, such as 19, 7931, 682555' },
        },
        {
          name: 'noCash',
          type: 'textarea',
          maxLength: 4000,
          label: 'No cash on delivery at',
          admin: { description: 'PIN codes or their first digits, as above' },
        },
      ],
    },
    {
      name: 'courier',
      type: 'select',
      required: true,
      defaultValue: 'manual',
      options: [
        { value: 'manual', label: 'By hand: staff enter courier and AWB' },
        { value: 'shiprocket', label: 'Shiprocket' },
      ] satisfies { value: (typeof COURIERS)[number]; label: string }[],
      label: 'Parcels are given to',
    },
    {
      name: 'collectsCash',
      type: 'checkbox',
      defaultValue: true,
      label: 'The courier collects the cash of cash on delivery',
      admin: { description: 'On: a delivered order counts as paid. Off: staff record the cash.' },
    },
    {
      name: 'box',
      type: 'group',
      label: 'Usual box',
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'weightGrams',
              label: 'Weight when empty, g',
              type: 'number',
              required: true,
              defaultValue: 50,
              min: 0,
              max: 5000,
            },
            side('lengthCm', 'Length, cm', 28),
            side('widthCm', 'Width, cm', 22),
            side('heightCm', 'Height, cm', 6),
          ],
        },
      ],
    },
    {
      name: 'shiprocket',
      type: 'group',
      admin: {
        description:
          'At Shiprocket, create an API user under Settings, API, and enter the address of the webhook: /api/parcels/news on the host of the project, which must have neither “shiprocket”, “kartrocket”, “sr” nor “kr” in it.',
      },
      fields: [
        { name: 'isActive', type: 'checkbox', defaultValue: false, label: 'Send parcels with Shiprocket' },
        { name: 'email', type: 'text', maxLength: 120, label: 'E-mail of the API user' },
        secretField('password', { label: 'Password of the API user' }),
        secretField('webhookToken', {
          label: 'Token of the webhook',
          description: 'Any long text; enter the same one at Shiprocket',
        }),
        {
          name: 'pickupLocation',
          type: 'text',
          maxLength: 60,
          label: 'Pickup location',
          admin: { description: 'Its nickname at Shiprocket, such as Primary' },
        },
      ],
    },
  ],
})

export const CourierSettings = withFormValidation(
  Courier,
  ['prefixes', 'noCash', 'email', 'pickupLocation'],
  courierFaults,
)
