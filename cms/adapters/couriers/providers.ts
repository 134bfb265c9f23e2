import type { CourierProvider } from './CourierProvider.ts'
import { shiprocket } from './shiprocket/shiprocket.ts'

/** The service of a courier, or null for parcels that staff look after by hand. */
export const courierProvider = (id: string): CourierProvider | null =>
  id === shiprocket.id ? shiprocket : null

/** Those that send news by themselves. */
export const TELLING_COURIERS: readonly CourierProvider[] = [shiprocket]
