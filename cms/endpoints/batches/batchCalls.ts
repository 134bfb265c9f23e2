import { idOf } from '#database/idOf.ts'
import { SEAT_ACTS, type SeatAct } from '#domain/batches/batchState.ts'
import {
  BatchBodySchema,
  BatchPlaceResponseSchema,
  BatchPlacesQuerySchema,
  BatchPlacesResponseSchema,
} from '#domain/calls/batches.ts'
import { literalText, textOf } from '#domain/text/textOf.ts'
import type { Batch } from '#payload-types'
import { accessTo, batchesOfProduct, findBatch, placeIn } from '../../operations/batches/batchesOfProduct.ts'
import { moveStudent } from '../../operations/batches/moveStudent.ts'
import { giveUpSeat, waitForSeat } from '../../operations/batches/waitlist.ts'
import { type Call, type CallContext, defineCall } from '../defineCall.ts'
import { notFound, requireOwnPerson } from '../refusals.ts'
import { type Refusal, refuse, succeed } from '../responses.ts'
import { BATCH_STAFF_CALLS } from './batchStaffCalls.ts'

const places = defineCall({
  path: '/seats',
  method: 'get',
  summary: 'The batches of a product, and what the person is to each',
  body: BatchPlacesQuerySchema,
  answer: BatchPlacesResponseSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    const person = viewer && viewer.project === project.id ? viewer.id : null
    const found = await batchesOfProduct(req.payload, {
      project: project.id,
      product: body.product,
      person,
      now,
    })
    return { apiSuccess: true as const, ...found }
  },
})

type Context = Pick<CallContext<{ batch: string }>, 'req' | 'project' | 'viewer' | 'body' | 'now'>

/** The batch of a call and its state for the person; a refusal when that state does not allow the action. */
async function enter(context: Context, act: SeatAct) {
  const { req, project, body, now } = context
  const here = requireOwnPerson(context)
  if ('refusal' in here) return here
  const person = here.person.id
  const found = await findBatch(req.payload, project.id, body.batch)
  if (!found) return { refusal: notFound() as Refusal }
  const { batch, pool } = found
  const access = await accessTo(req.payload, person, idOf(batch.product) ?? '', now)
  const mine = idOf(access?.batch) ?? null
  const { state } = placeIn(batch, pool, person, { mine, now })
  if (!SEAT_ACTS[state].includes(act)) return { refusal: refuseState(batch, state) }
  return { batch, person, access, mine }
}

function refuseState({ title, hindiTitle }: Batch, state: keyof typeof SEAT_ACTS): Refusal {
  const named = { title: literalText(title, hindiTitle) }
  if (state === 'full' || state === 'waiting') return refuse(textOf('batchFull', named), 'batchFull')
  if (state === 'over') return refuse(textOf('batchOver', named), 'batchGone')
  return refuse(textOf(state === 'free' ? 'batchHasSeats' : 'batchIsYours', named), 'meanwhile')
}

/** The person's place in the batch after an action. */
async function placeAfter({ req, project, body, now }: Context, person: string, mine: string | null) {
  const found = await findBatch(req.payload, project.id, body.batch)
  if (!found) return null
  const { acts: _, ...place } = placeIn(found.batch, found.pool, person, { mine, now })
  return place
}

const wait = defineCall({
  path: '/seats/wait',
  summary: 'Wait for a seat of a batch that is full',
  body: BatchBodySchema,
  answer: BatchPlaceResponseSchema,
  handle: async (context) => {
    const entered = await enter(context, 'wait')
    if ('refusal' in entered) return entered.refusal
    const { batch, person, mine } = entered
    const joined = await waitForSeat(context.req.payload, { batch, person }, context.now)
    const named = { title: literalText(batch.title, batch.hindiTitle) }
    if (joined?.state === 'full') return refuse(textOf('waitlistFull', named), 'limit')
    if (!joined || joined.state === 'free') return refuse(textOf('batchHasSeats', named), 'meanwhile')
    const place = await placeAfter(context, person, mine)
    return place ? { ...succeed(textOf('waitlistJoined', named)), place } : notFound()
  },
})

const giveUp = defineCall({
  path: '/seats/giveup',
  summary: 'Leave the waitlist of a batch, or give up the seat that is offered',
  body: BatchBodySchema,
  answer: BatchPlaceResponseSchema,
  handle: async (context) => {
    const entered = await enter(context, 'giveUp')
    if ('refusal' in entered) return entered.refusal
    const { batch, person, mine } = entered
    await giveUpSeat(context.req.payload, { batch, person })
    const place = await placeAfter(context, person, mine)
    return place ? { ...succeed(textOf('waitlistLeft')), place } : notFound()
  },
})

const choose = defineCall({
  path: '/seats/choose',
  summary: 'Take a seat of a batch with access that the person has',
  body: BatchBodySchema,
  answer: BatchPlaceResponseSchema,
  handle: async (context) => {
    const entered = await enter(context, 'choose')
    if ('refusal' in entered) return entered.refusal
    const { batch, person, access } = entered
    const named = { title: literalText(batch.title, batch.hindiTitle) }
    if (!access) return refuse(textOf('noAccess'), 'noAccess', { httpStatus: 403 })
    // Only staff move students from one batch to another.
    if (access.batch) return refuse(textOf('batchChosen'), 'tooLate')
    const moved = await moveStudent(context.req.payload, access, String(batch.id), context.now)
    if (moved === 'full') return refuse(textOf('batchFull', named), 'batchFull')
    if (moved === 'meanwhile') return refuse(textOf('shop.meanwhile'), 'meanwhile', { httpStatus: 409 })
    const place = await placeAfter(context, person, String(batch.id))
    return place ? { ...succeed(textOf('batchTaken', named)), place } : notFound()
  },
})

export const BATCH_CALLS: Call[] = [places, wait, giveUp, choose, ...BATCH_STAFF_CALLS]
