'use client'
import useSWR from 'swr'
import type { z } from 'zod'
import type { AutoApplyResponseSchema } from '#domain/calls/payments.ts'
import { type ApiRefusal, callApi } from '../base/callApi.ts'
import type { Item } from './shopping.ts'

/** The best coupons for the cart, the next best, and every offered one with its discount or refusal. */
export type CouponOffers = Pick<z.infer<typeof AutoApplyResponseSchema>, 'best' | 'runnerUp' | 'coupons'>
export type CouponOffer = CouponOffers['coupons'][number]

const NONE: CouponOffers = { best: null, runnerUp: null, coupons: [] }

async function load([base, path, items]: readonly [string, string, string, string]): Promise<CouponOffers> {
  const { body } = await callApi<z.infer<typeof AutoApplyResponseSchema> | ApiRefusal>(base, path, {
    items: JSON.parse(items),
  })
  // An item was sold out since; the cart shows that.
  return body.apiSuccess ? body : NONE
}

/** Requests what coupons take off these items; nothing without items. The cart works without it. */
export function useCouponOffers(base: string, items: readonly Item[], uid: string): CouponOffers {
  const key = items.length > 0 ? ([base, 'coupon/autoapply', JSON.stringify(items), uid] as const) : null
  const { data } = useSWR(key, load, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    keepPreviousData: true,
  })
  return (key && data) || NONE
}
