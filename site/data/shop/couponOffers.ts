'use client'
import useSWR from 'swr'
import type { z } from 'zod'
import type { AutoApplyAnswerSchema } from '#domain/calls/payment.ts'
import { ask, type Refused } from '../base/ask.ts'
import type { Item } from './shopping.ts'

/** The best coupons for what is in the cart, the next best, and every offered one with its worth or why it does not count. */
export type CouponOffers = Pick<z.infer<typeof AutoApplyAnswerSchema>, 'best' | 'runnerUp' | 'coupons'>
export type CouponOffer = CouponOffers['coupons'][number]

const NONE: CouponOffers = { best: null, runnerUp: null, coupons: [] }

async function load([base, path, items]: readonly [string, string, string, string]): Promise<CouponOffers> {
  const { body } = await ask<z.infer<typeof AutoApplyAnswerSchema> | Refused>(base, path, {
    items: JSON.parse(items),
  })
  // Something was sold meanwhile; the cart says so.
  return body.apiSuccess ? body : NONE
}

/** Asks what coupons do for what is bought; nothing without it. A cart does without them. */
export function useCouponOffers(base: string, items: readonly Item[], uid: string): CouponOffers {
  const key = items.length > 0 ? ([base, 'coupon/autoapply', JSON.stringify(items), uid] as const) : null
  const { data } = useSWR(key, load, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
    keepPreviousData: true,
  })
  return (key && data) || NONE
}
