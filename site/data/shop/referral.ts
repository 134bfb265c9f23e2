'use client'
import useSWR from 'swr'
import type { z } from 'zod'
import type {
  CameByAnswerSchema,
  MyReferralsAnswerSchema,
  RequestPayoutBodySchema,
} from '#domain/calls/referral.ts'
import type { AccountRefusal } from '../account/account.ts'
import { ask } from '../base/ask.ts'
import { noAnswer } from '../base/noAnswer.ts'

export type MyReferrals = z.infer<typeof MyReferralsAnswerSchema>
export type Friend = MyReferrals['friends'][number]
export type PayoutRow = MyReferrals['payouts'][number]
export type AskPayout = z.input<typeof RequestPayoutBodySchema>
type ReferralCapture = z.infer<typeof CameByAnswerSchema>

async function load([base, path]: readonly [string, string, string]): Promise<MyReferrals> {
  const { status, body } = await ask<MyReferrals>(base, path)
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
export async function requestPayout(base: string, body: AskPayout): Promise<Done | AccountRefusal> {
  try {
    return (await ask<Done | AccountRefusal>(base, 'referral/payout', body)).body
  } catch {
    return { apiSuccess: false, message: noAnswer(base) }
  }
}

/** Records the referrer of this browser; null when nothing was recorded. */
export async function cameBy(base: string, code: string): Promise<ReferralCapture | null> {
  try {
    const { status, body } = await ask<ReferralCapture>(base, 'referral/came', { code })
    return status === 200 && body.apiSuccess ? body : null
  } catch {
    return null
  }
}
