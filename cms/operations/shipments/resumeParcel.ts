import type { BasePayload } from 'payload'
import { retryDelayMs } from '#domain/shipments/retryTimes.ts'
import type { Shipment } from '#payload-types'
import { CourierRefusal } from '../../adapters/couriers/CourierProvider.ts'
import { applyParcelState } from './applyParcelState.ts'
import { changeShipment } from './changeShipment.ts'
import { finishPacking } from './finishPacking.ts'
import { nextStep, type Step } from './nextStep.ts'
import { runCourierTask } from './runCourierTask.ts'
import { sendAnswer } from './sendAnswer.ts'

/** Longer than any single step; afterwards another process may resume the parcel. */
const LEASE_MS = 45_000
/** Upper limit of steps in one call. */
const MAX_STEPS = 12

const RUN_STEP: Record<Step, (payload: BasePayload, shipment: Shipment, now: Date) => Promise<unknown>> = {
  pack: (payload, { id }, now) => finishPacking(payload, String(id), now),
  follow: applyParcelState,
  courierTask: runCourierTask,
  answer: sendAnswer,
}

/**
 * Runs the pending steps of a parcel under a lease; the holder also runs steps added in the meantime. After a CourierFault the step is
 * retried later; after a CourierRefusal the task ends and staff see the reason.
 */
export async function resumeParcel(payload: BasePayload, id: string, now: Date): Promise<void> {
  const startedAt = performance.now()
  // `now` advanced by the time the steps take.
  const clock = () => new Date(now.getTime() + Math.round(performance.now() - startedAt))
  let shipment = await takeLease(payload, id, now)
  for (let steps = 0; shipment && steps < MAX_STEPS; steps++) {
    const step = nextStep(shipment)
    if (step) {
      try {
        await RUN_STEP[step](payload, shipment, clock())
      } catch (err) {
        payload.logger[err instanceof CourierRefusal ? 'warn' : 'error']({
          msg: 'a step of a parcel failed and will be retried',
          parcel: id,
          step,
          err,
        })
        return releaseLease(payload, id, clock(), err)
      }
    }
    shipment = await renewLease(payload, id, clock())
  }
}

const leasedUntil = (now: Date): string => new Date(now.getTime() + LEASE_MS).toISOString()

const takeLease = (payload: BasePayload, id: string, now: Date): Promise<Shipment | null> =>
  changeShipment<Shipment | null>(payload, id, now, (row) => {
    const isTaken = row.leasedUntil && Date.parse(row.leasedUntil) > now.getTime()
    if (isTaken || nextStep(row) === null) return { data: null, answer: null }
    const data = { leasedUntil: leasedUntil(now) }
    return { data, answer: { ...row, ...data } }
  })

/** Renews the lease and returns the parcel; releases it and returns null when no step is left. */
const renewLease = (payload: BasePayload, id: string, now: Date): Promise<Shipment | null> =>
  changeShipment<Shipment | null>(payload, id, now, (row) =>
    nextStep(row) === null
      ? { data: { leasedUntil: null, tries: 0 }, answer: null }
      : { data: { leasedUntil: leasedUntil(now) }, answer: row },
  )

async function releaseLease(payload: BasePayload, id: string, now: Date, err: unknown): Promise<void> {
  const isRefusal = err instanceof CourierRefusal
  await changeShipment(payload, id, now, ({ tries, courierTask, answer }) => ({
    data: {
      leasedUntil: null,
      lastError: (err as Error).message.slice(0, 300),
      ...(isRefusal && courierTask ? { courierTask: null } : {}),
      // `sentAt: 0`: the courier rejected the instruction, staff must pass it on.
      ...(isRefusal && !courierTask && answer ? { answer: { ...answer, sentAt: 0 } } : {}),
      tryAt: new Date(now.getTime() + retryDelayMs(Math.max(0, tries - 1))).toISOString(),
    },
    answer: null,
  }))
}
