'use client'
import useSWR from 'swr'
import type { z } from 'zod'
import type {
  MyReferralsResponseSchema,
  RecordReferrerResponseSchema,
  RequestPayoutBodySchema,
} from '#domain/calls/referral.ts'
import type { AccountRefusal } from '../account/account.ts'
import { callApi } from '../base/callApi.ts'
import { noAnswerText } from '../base/noAnswerText.ts'

export type MyReferrals = z.infer<typeof MyReferralsResponseSchema>
export type Friend = MyReferrals['friends'][number]
export type PayoutRow = MyReferrals['payouts'][number]
export type RequestPayoutInput = z.input<typeof RequestPayoutBodySchema>
type ReferralCapture = z.infer<typeof RecordReferrerResponseSchema>

async function load([base, path]: readonly [string, string, string]): Promise<MyReferrals> {
  const { status, body } = await callApi<MyReferrals>(base, path)
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return body
}

/** The referral code of the signed-in person, their friends and payouts; requests nothing without a `uid`. */
export function useReferrals(base: string, uid: string | undefined) {
  const { data, error, mutate } = useSWR(uid ? ([base, 'referral/mine', uid] as const) : null, load)
  return { mine: data, error: error as Error | undefined, reload: () => mutate() }
}

type Done = { apiSuccess: true; message: string }

/** Requests a payout of earnings; needs a fresh code. Idempotent by its key. */
export async function requestPayout(base: string, body: RequestPayoutInput): Promise<Done | AccountRefusal> {
  try {
    return (await callApi<Done | AccountRefusal>(base, 'referral/payout', body)).body
  } catch {
    return { apiSuccess: false, message: noAnswerText(base) }
  }
}

/** Records the referrer of this browser; null when nothing was recorded. */
export async function recordReferrer(base: string, code: string): Promise<ReferralCapture | null> {
  try {
    const { status, body } = await callApi<ReferralCapture>(base, 'referral/came', { code })
    return status === 200 && body.apiSuccess ? body : null
  } catch {
    return null
  }
}
