import type { BasePayload } from 'payload'
import { tryAgainIn } from '#domain/courier/askAgain.ts'
import type { Shipment } from '#payload-types'
import { CourierRefusal } from '../../adapters/couriers/CourierProvider.ts'
import { changeShipment } from './changeShipment.ts'
import { finishPacking } from './finishPacking.ts'
import { followState } from './followState.ts'
import { nextStep, type Step } from './nextStep.ts'
import { runCourierTask } from './runCourierTask.ts'
import { sendAnswer } from './sendAnswer.ts'

/** Longer than any one step takes, all its calls together; what a killed process had is taken up afterwards. */
const LEASE_MS = 45_000
/** As many steps as a parcel could ever need at one time. */
const MAX_STEPS = 12

const RUN: Record<Step, (payload: BasePayload, shipment: Shipment, now: Date) => Promise<unknown>> = {
  pack: (payload, { id }, now) => finishPacking(payload, String(id), now),
  follow: followState,
  courierTask: runCourierTask,
  answer: sendAnswer,
}

/**
 * Does whatever is left to do for a parcel, one at a time however many ask: what comes meanwhile is done by whoever is at it.
 * A courier that does not answer is asked again later, one that says no leaves its reason for the staff.
 */
export async function resumeParcel(payload: BasePayload, id: string, now: Date): Promise<void> {
  const startedAt = performance.now()
  // The steps go on while time does.
  const clock = () => new Date(now.getTime() + Math.round(performance.now() - startedAt))
  let shipment = await takeLease(payload, id, now)
  for (let steps = 0; shipment && steps < MAX_STEPS; steps++) {
    const step = nextStep(shipment)
    if (step) {
      try {
        await RUN[step](payload, shipment, clock())
      } catch (err) {
        payload.logger[err instanceof CourierRefusal ? 'warn' : 'error']({
          msg: 'a parcel is gone on with later',
          parcel: id,
          step,
          err,
        })
        return giveBack(payload, id, clock(), err)
      }
    }
    shipment = await leaseOn(payload, id, clock())
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

/** The parcel with what is still to do for it, or null when nothing is, and anybody may take it. */
const leaseOn = (payload: BasePayload, id: string, now: Date): Promise<Shipment | null> =>
  changeShipment<Shipment | null>(payload, id, now, (row) =>
    nextStep(row) === null
      ? { data: { leasedUntil: null, tries: 0 }, answer: null }
      : { data: { leasedUntil: leasedUntil(now) }, answer: row },
  )

async function giveBack(payload: BasePayload, id: string, now: Date, err: unknown): Promise<void> {
  const isRefusal = err instanceof CourierRefusal
  await changeShipment(payload, id, now, ({ tries, courierTask, answer }) => ({
    data: {
      leasedUntil: null,
      lastError: (err as Error).message.slice(0, 300),
      ...(isRefusal && courierTask ? { courierTask: null } : {}),
      // An answer that the courier does not take is for the staff to tell them.
      ...(isRefusal && !courierTask && answer ? { answer: { ...answer, sentAt: 0 } } : {}),
      tryAt: new Date(now.getTime() + tryAgainIn(Math.max(0, tries - 1))).toISOString(),
    },
    answer: null,
  }))
}
