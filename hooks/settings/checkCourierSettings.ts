import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { prefixesIn } from '#domain/courier/serviceArea.ts'
import type { CourierSetting } from '#payload-types'

const LISTS = ['prefixes', 'noCash'] as const

/**
 * Before the courier settings are saved: PIN codes must be valid, and a list of the only served ones must not
 * be empty.
 */
export const checkCourierSettings: CollectionBeforeChangeHook<CourierSetting> = ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const area = { ...originalDoc?.area, ...data.area }
  const errors = LISTS.filter((name) => prefixesIn(area[name]) === null).map((name) => ({
    path: `area.${name}`,
    message: 'PIN codes or their first digits only, between commas or lines',
  }))
  if (area.served === 'only' && prefixesIn(area.prefixes)?.length === 0)
    errors.push({ path: 'area.prefixes', message: 'Enter at least one, else nothing is delivered anywhere' })
  const { isActive, email, pickupLocation } = { ...originalDoc?.shiprocket, ...data.shiprocket }
  if (isActive && !email)
    errors.push({ path: 'shiprocket.email', message: 'Enter the e-mail of the API user' })
  if (isActive && !pickupLocation)
    errors.push({ path: 'shiprocket.pickupLocation', message: 'Enter the pickup location' })
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
  return data
}
