import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { documentCache } from '#database/documentCache.ts'
import type { CourierId } from '#domain/courier/couriers.ts'
import { DEFAULT_BOX, type Parcel } from '#domain/courier/parcel.ts'
import { prefixesIn, type ServiceArea } from '#domain/courier/serviceArea.ts'

/** How a project sends: where to, by whom, in which box, and who takes the cash at the door. */
export type CourierRules = { area: ServiceArea; courier: CourierId; box: Parcel; collectsCash: boolean }

/** The settings of a project's courier, with their defaults where it has none: everywhere, by hand. */
export async function courierRules(
  payload: BasePayload,
  project: Pick<RequestProject, 'id'>,
): Promise<CourierRules> {
  const where = { project: { equals: project.id } }
  const [settings] = await documentCache({ payload, collection: 'courier-settings', where, limit: 1 })
  const { area, courier, box, collectsCash } = settings ?? {}
  return {
    area: {
      served: area?.served ?? 'everywhereBut',
      prefixes: prefixesIn(area?.prefixes) ?? [],
      noCash: prefixesIn(area?.noCash) ?? [],
    },
    courier: courier ?? 'manual',
    box: { ...DEFAULT_BOX, ...box },
    collectsCash: collectsCash !== false,
  }
}
