import type { BasePayload } from 'payload'
import type { Shipment } from '#payload-types'
import { courierProvider } from '../../adapters/couriers/providers.ts'
import { projectOfRow } from '../projects/projectOfRow.ts'
import { changeShipment } from './changeShipment.ts'

/** Sends the student's instruction after a failed attempt to the courier. For parcels handled by hand, staff must pass it on (`sentAt` 0). */
export async function sendAnswer(payload: BasePayload, shipment: Shipment, now: Date): Promise<void> {
  const { id, answer, awb, courier } = shipment
  const provider = courierProvider(courier)
  if (provider && answer && awb)
    await provider.answer({
      payload,
      project: await projectOfRow(payload, shipment),
      awb,
      answer: answer.answer,
    })
  await changeShipment(payload, String(id), now, (row) => ({
    // An instruction received in the meantime is sent in the next step.
    data:
      row.answer && row.answer.at === answer?.at
        ? { answer: { ...row.answer, sentAt: provider ? now.getTime() : 0 }, lastError: null }
        : null,
    answer: null,
  }))
}
