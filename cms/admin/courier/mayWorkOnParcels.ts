import type { BasePayload } from 'payload'
import { workedProducts } from '../../operations/courier/staffShipment.ts'
import { viewerOfPage } from '../panel/viewerOfPage.ts'

/** Whether whoever looks at a page of the panel works on parcels, some or all. */
export async function mayWorkOnParcels(payload: BasePayload): Promise<boolean> {
  const page = await viewerOfPage({ payload })
  return page !== null && workedProducts(page.req, 'edit') !== 'none'
}
