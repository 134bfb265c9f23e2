import type { CourierProvider } from './CourierProvider.ts'
import { shiprocket } from './shiprocket/shiprocket.ts'

/** The API of a courier, or null for couriers whose parcels staff update by hand. */
export const courierProvider = (id: string): CourierProvider | null =>
  id === shiprocket.id ? shiprocket : null

/** The couriers that send tracking webhooks. */
export const WEBHOOK_COURIERS: readonly CourierProvider[] = [shiprocket]
