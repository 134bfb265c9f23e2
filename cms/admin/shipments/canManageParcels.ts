import type { BasePayload } from 'payload'
import { manageableProducts } from '../../operations/shipments/staffShipment.ts'
import { viewerOfPage } from '../panel/viewerOfPage.ts'

/** Whether the viewer of a panel page may edit any parcels. */
export async function canManageParcels(payload: BasePayload): Promise<boolean> {
  const page = await viewerOfPage({ payload })
  return page !== null && manageableProducts(page.req, 'edit') !== 'none'
}
