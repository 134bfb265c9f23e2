import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { courierFaults } from '#domain/shipments/courierFaults.ts'
import type { CourierSetting } from '#payload-types'

/** Before the courier settings are saved: refuses invalid values, by field. */
export const checkCourierSettings: CollectionBeforeChangeHook<CourierSetting> = ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  const errors = courierFaults({
    area: { ...originalDoc?.area, ...data.area },
    shiprocket: { ...originalDoc?.shiprocket, ...data.shiprocket },
  })
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors }, req.t)
  return data
}
