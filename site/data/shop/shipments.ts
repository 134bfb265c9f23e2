'use client'
import useSWR from 'swr'
import type { z } from 'zod'
import type {
  AnswerAttemptBodySchema,
  OrderParcelsResponseSchema,
  ParcelView,
  TrackResponseSchema,
} from '#domain/calls/shipments.ts'
import { type ApiRefusal, callApi } from '../base/callApi.ts'
import { noAnswerText } from '../base/noAnswerText.ts'

export type { ParcelView } from '#domain/calls/shipments.ts'

type Key = readonly [base: string, path: string, id: string]

/** Polling interval of an open page's parcels, ms. */
const POLL_MS = 60_000

async function loadOfOrder([base, path, order]: Key): Promise<ParcelView[]> {
  const { body } = await callApi<z.infer<typeof OrderParcelsResponseSchema> | ApiRefusal>(
    base,
    `${path}?order=${encodeURIComponent(order)}`,
  )
  if (!body.apiSuccess) throw new Error(body.message)
  return body.parcels
}

/** The parcels of the person's order; undefined until loaded. Requests nothing for an order without goods. `hasWaitlist` until the first answer. */
export function useOrderParcels(base: string, order: string | null) {
  const key = order ? ([base, 'parcels/oforder', order] as const) : null
  const { data, error, mutate } = useSWR(key, loadOfOrder, { refreshInterval: POLL_MS })
  const hasWaitlist = order !== null && data === undefined && error === undefined
  return { parcels: data, hasWaitlist, reload: () => mutate() }
}

async function loadTracked([base, path, token]: Key): Promise<ParcelView | null> {
  const { status, body } = await callApi<z.infer<typeof TrackResponseSchema> | ApiRefusal>(base, path, {
    token,
  })
  if (body.apiSuccess) return body.parcel
  if (status === 404 || status === 400) return null
  throw new Error(body.message)
}

/** The parcel of a tracking link: undefined while it loads, null when the link is invalid. */
export function useTrackedParcel(base: string, token: string) {
  const { data, error, mutate } = useSWR([base, 'parcels/track', token] as const, loadTracked, {
    refreshInterval: POLL_MS,
  })
  return { parcel: data, error: error as Error | undefined, reload: () => mutate() }
}

export type Answer = z.input<typeof AnswerAttemptBodySchema>['answer']

/** Sends the choice after a failed delivery attempt; a call without an answer is returned as a refusal. */
export async function answerAttempt(
  base: string,
  token: string,
  answer: Answer,
): Promise<{ apiSuccess: true; message: string } | ApiRefusal> {
  try {
    return (
      await callApi<{ apiSuccess: true; message: string } | ApiRefusal>(base, 'parcels/answer', {
        token,
        answer,
      })
    ).body
  } catch {
    return { apiSuccess: false, message: noAnswerText(base) }
  }
}
