import type { BasePayload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { documentCache } from '#database/documentCache.ts'
import type { CourierId } from '#domain/shipments/couriers.ts'
import { DEFAULT_BOX, type Parcel } from '#domain/shipments/parcel.ts'
import { parsePrefixes, type ServiceArea } from '#domain/shipments/serviceArea.ts'

/** A project's shipping settings: service area, default courier and box, and whether the courier collects cash on delivery. */
export type CourierRules = { area: ServiceArea; courier: CourierId; box: Parcel; collectsCash: boolean }

/** The shipping settings of a project; by default it ships everywhere, by hand. */
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
      prefixes: parsePrefixes(area?.prefixes) ?? [],
      noCash: parsePrefixes(area?.noCash) ?? [],
    },
    courier: courier ?? 'manual',
    box: { ...DEFAULT_BOX, ...box },
    collectsCash: collectsCash !== false,
  }
}
