'use client'
import useSWR from 'swr'
import type { BatchPlace, BatchPlacesResponse } from '#domain/calls/batches.ts'
import { type ApiAnswer, type ApiRefusal, callApi } from '../base/callApi.ts'
import { toSearch } from '../base/restQuery.ts'

type Key = readonly [base: string, path: string, uid: string | null]

async function load([base, path]: Key): Promise<BatchPlacesResponse> {
  const { status, body } = await callApi<BatchPlacesResponse | ApiRefusal>(base, path)
  if (!body.apiSuccess) throw new Error(`${path} answered ${status}`)
  return body
}

const EVERY_MS = 30_000

/** The batches of a product with their free seats, and the person's seat or waitlist state in each; undefined while `uid` is not known. */
export function useBatchPlaces(base: string, product: string, uid: string | null | undefined) {
  const key: Key | null = uid === undefined ? null : [base, `seats?${toSearch({ product })}`, uid]
  const { data, error, mutate } = useSWR(key, load, { refreshInterval: EVERY_MS })
  return { found: data, error: error as Error | undefined, reload: () => mutate() }
}

type Changed = { apiSuccess: true; message: string; place: BatchPlace }

/** Waits for a seat, gives one up, or takes one with access that the person has. Throws without an answer. */
export const changeSeat = (
  base: string,
  act: 'wait' | 'giveup' | 'choose',
  batch: string,
): Promise<ApiAnswer<Changed | ApiRefusal>> => callApi(base, `seats/${act}`, { batch })
