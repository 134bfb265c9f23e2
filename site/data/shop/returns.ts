'use client'
import useSWR from 'swr'
import type { z } from 'zod'
import type {
  EstimateBodySchema,
  EstimateResponseSchema,
  RequestReturnBodySchema,
  ReturnableResponseSchema,
} from '#domain/calls/returns.ts'
import type { Return } from '#payload-types'
import { sendPhoto } from '../account/photos.ts'
import { type ApiRefusal, callApi } from '../base/callApi.ts'
import { noAnswerText } from '../base/noAnswerText.ts'
import { type Page, selectFields, toSearch } from '../base/restQuery.ts'

type Done = { apiSuccess: true; message: string }
export type Returnable = z.infer<typeof ReturnableResponseSchema>
export type ReturnableLine = Returnable['lines'][number]
export type ReturnLineInput = z.input<typeof EstimateBodySchema>['lines'][number]
export type Figures = z.infer<typeof EstimateResponseSchema>['figures']
export type RequestReturnInput = z.input<typeof RequestReturnBodySchema>

const FIELDS = [
  ...([
    'id',
    'kind',
    'state',
    'way',
    'lines',
    'paidPaise',
    'creditsPaise',
    'figures',
    'answer',
    'requestedAt',
    'changedAt',
  ] as const),
] as const
export type ReturnRow = Pick<Return, (typeof FIELDS)[number]>

async function call<Answer extends Done>(
  base: string,
  path: string,
  body: object,
): Promise<Answer | ApiRefusal> {
  try {
    return (await callApi<Answer | ApiRefusal>(base, path, body)).body
  } catch {
    return { apiSuccess: false, message: noAnswerText(base) }
  }
}

type Key = readonly [base: string, path: string, body: string]

async function load<Answer>([base, path, body]: Key): Promise<Answer> {
  const answer = await callApi<Answer>(base, path, JSON.parse(body))
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  return answer.body
}

/** What can be returned of an order now; requests nothing without an order. */
export function useReturnable(base: string, orderId: string | null) {
  const key = orderId ? ([base, 'order/returnable', JSON.stringify({ orderId })] as const) : null
  const { data, error, mutate } = useSWR(key, load<Returnable>, { revalidateOnFocus: false })
  return { returnable: data, error: error as Error | undefined, reload: () => mutate() }
}

/** The refund estimate for these lines; requests nothing without any. */
export function useEstimate(base: string, orderId: string, lines: readonly ReturnLineInput[]) {
  const body = JSON.stringify({ orderId, lines })
  const key = lines.length > 0 ? ([base, 'order/returnestimate', body] as const) : null
  const { data, error, isLoading } = useSWR(key, load<{ apiSuccess: boolean; figures?: Figures }>, {
    revalidateOnFocus: false,
    keepPreviousData: true,
  })
  return { figures: key ? data?.figures : undefined, isOld: isLoading, error: error as Error | undefined }
}

/** Requests a return; idempotent by its key. */
export const requestReturn = (base: string, body: RequestReturnInput): Promise<Done | ApiRefusal> =>
  call(base, 'order/return', body)

/** Uploads one photo of an item to return; null when there was no answer. */
export const addReturnPhoto = (base: string, order: string, file: File) =>
  sendPhoto(base, `order/addreturnphoto?${toSearch({ order })}`, file)

/** Withdraws a request that is not decided yet. */
export const withdrawReturn = (base: string, id: string): Promise<Done | ApiRefusal> =>
  call(base, 'order/withdrawreturn', { id })

async function loadRows([base, path]: readonly [string, string]): Promise<ReturnRow[]> {
  const { status, body } = await callApi<Page<ReturnRow>>(base, path)
  if (status !== 200) throw new Error(`returns answered ${status}`)
  return body.docs
}

/** The return requests of an order, the latest first; requests nothing without an order. `hasWaitlist` until the first answer. */
export function useReturns(base: string, orderId: string | null) {
  const where = { order: { equals: orderId ?? '' } }
  const path = `returns?${toSearch({ where, select: selectFields(...FIELDS), sort: '-requestedAt', limit: 50, depth: 0 })}`
  const { data, error, mutate } = useSWR(orderId ? ([base, path] as const) : null, loadRows)
  const hasWaitlist = orderId !== null && data === undefined && error === undefined
  return { returns: data, hasWaitlist, reload: () => mutate() }
}
