import type { Payload } from 'payload'
import type { RequestProject } from '#access/projectOf.ts'
import { COURIERS, type CourierId } from '#domain/shipments/couriers.ts'
import { courierProvider } from '../../adapters/couriers/providers.ts'

/** Whether a project can ship with the courier: always by hand, with a courier's API once its keys are set. */
export const isCourierReady = async (
  payload: Payload,
  project: RequestProject,
  courier: CourierId,
): Promise<boolean> => (await courierProvider(courier)?.isReady({ payload, project })) ?? true

/** The couriers a project can ship with. */
export async function readyCouriers(payload: Payload, project: RequestProject): Promise<CourierId[]> {
  const ready = await Promise.all(COURIERS.map((courier) => isCourierReady(payload, project, courier)))
  return COURIERS.filter((_, index) => ready[index])
}
