import { localeOf } from '#access/projectOf.ts'
import { AcceptedSchema } from '#domain/calls/responses.ts'
import {
  AnswerAttemptBodySchema,
  OrderParcelsQuerySchema,
  OrderParcelsResponseSchema,
  TrackBodySchema,
  TrackResponseSchema,
} from '#domain/calls/shipments.ts'
import { textOf } from '#domain/text/textOf.ts'
import { ownOrder } from '../../operations/orders/ownOrder.ts'
import { answerAttempt, findParcelByToken } from '../../operations/shipments/answerAttempt.ts'
import { parcelView } from '../../operations/shipments/parcelView.ts'
import { shipmentsOf } from '../../operations/shipments/readShipment.ts'
import { findResendState, resendStateOf } from '../../operations/shipments/resendStateOf.ts'
import { type Call, defineCall } from '../defineCall.ts'
import { notFound, signedOut } from '../refusals.ts'
import { refuse } from '../responses.ts'

const noParcel = () => refuse(textOf('noParcel'), 'notFound', { httpStatus: 404 })

const ofOrder = defineCall({
  path: '/parcels/oforder',
  method: 'get',
  summary: 'The parcels of an own order',
  body: OrderParcelsQuerySchema,
  answer: OrderParcelsResponseSchema,
  handle: async ({ req, project, viewer, body, now }) => {
    if (!viewer) return signedOut()
    const order = await ownOrder(req.payload, project, viewer.id, body.order)
    if (!order) return notFound()
    const parcels = await shipmentsOf(req.payload, String(order.id))
    return {
      apiSuccess: true as const,
      parcels: parcels
        .filter(({ state }) => state !== 'pending')
        .map((parcel) =>
          parcelView(req.payload, parcel, resendStateOf(order, parcel, parcels), {
            locale: localeOf(req),
            now,
          }),
        ),
    }
  },
})

const track = defineCall({
  path: '/parcels/track',
  summary: 'The parcel of a tracking link',
  body: TrackBodySchema,
  answer: TrackResponseSchema,
  handle: async ({ req, project, body, now }) => {
    const parcel = await findParcelByToken(req.payload, project.id, body.token)
    if (!parcel || parcel.state === 'pending') return noParcel()
    const again = await findResendState(req.payload, parcel)
    return {
      apiSuccess: true as const,
      parcel: parcelView(req.payload, parcel, again, { locale: localeOf(req), now }),
    }
  },
})

const answer = defineCall({
  path: '/parcels/answer',
  summary: 'Answer a failed delivery attempt',
  body: AnswerAttemptBodySchema,
  answer: AcceptedSchema,
  handle: async ({ req, project, body, now }) => {
    const { payload } = req
    const shipment = await findParcelByToken(payload, project.id, body.token)
    if (!shipment) return noParcel()
    switch (await answerAttempt({ payload, shipment, answer: body.answer, now })) {
      case 'taken':
        return { apiSuccess: true as const, message: textOf('answerTaken') }
      case 'dayClosed':
        return refuse(textOf('dayClosed'), 'dayClosed')
      default:
        return refuse(textOf('answerTooLate'), 'tooLate')
    }
  },
})

export const TRACKING_CALLS: Call[] = [ofOrder, track, answer]
