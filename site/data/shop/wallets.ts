'use client'
import useSWRInfinite from 'swr/infinite'
import type { Statement, StatementEntry } from '#domain/calls/wallets.ts'
import { type ApiRefusal, callApi } from '../base/callApi.ts'
import { noAnswerText } from '../base/noAnswerText.ts'

export type { Statement, StatementEntry }
export type OwnWallet = 'credits' | 'earnings'

type Key = readonly [base: string, path: string, uid: string]

async function load([base, path]: Key): Promise<Statement> {
  const { status, body } = await callApi<{ statement: Statement }>(base, path)
  if (status !== 200) throw new Error(`${path.split('?')[0]} answered ${status}`)
  return body.statement
}

/** The wallet of the signed-in person and its entries, page by page; requests nothing without a `uid`. */
export function useStatement(base: string, kind: OwnWallet, uid: string | undefined) {
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite(
    (index: number, last: Statement | null): Key | null => {
      if (!uid || (index > 0 && !last?.next)) return null
      return [base, `wallet/statement?kind=${kind}${last?.next ? `&before=${last.next}` : ''}`, uid]
    },
    load,
    { revalidateFirstPage: true },
  )
  return {
    /** The current wallet, from the first page. */
    wallet: data?.[0],
    entries: data?.flatMap(({ entries }) => entries),
    hasMore: Boolean(data?.at(-1)?.next),
    isLoadingMore: isValidating && size > (data?.length ?? 0),
    loadMore: () => void setSize(size + 1),
    error: error as Error | undefined,
    reload: () => mutate(),
  }
}

export type CouponFromCredits = {
  apiSuccess: true
  message: string
  code: string
  amountPaise: number
  endsAt: number | null
}

/** Converts credits into a personal coupon; a repeat with the same key returns the same coupon. */
export async function convertCreditsToCoupon(
  base: string,
  amount: number,
  idempotencyKey: string,
): Promise<CouponFromCredits | ApiRefusal> {
  try {
    const body = { amount, idempotencyKey }
    return (await callApi<CouponFromCredits | ApiRefusal>(base, 'coupon/purchasecashbackrewards', body)).body
  } catch {
    return { apiSuccess: false, message: noAnswerText(base) }
  }
}
