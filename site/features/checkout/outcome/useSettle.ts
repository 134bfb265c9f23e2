'use client'
import { useCallback, useEffect, useState } from 'react'
import { isShipped } from '#domain/catalogue/kinds.ts'
import { type OrderReceipt, settleOrder } from '#site/data/shop/orders.ts'

/** Seconds between polls while the gateway has not decided; after the last one the person polls by hand. */
const WAITS_S = [2, 3, 5, 8, 12, 20, 30]

/** Maximum number of polls for whether access was granted. */
const MAX_OPENING = 4

/** Whether something of a paid order is fulfilled automatically in a moment. */
const opensSoon = ({ status, receipt }: OrderReceipt): boolean =>
  status === 'paid' && receipt.lines.some(({ state, kind }) => state === 'waiting' && !isShipped(kind))

export type Settled =
  | { state: 'checking' | 'signedOut' | 'notFound' | 'fault' }
  /** `isAsking`: another poll follows automatically. */
  | { state: 'known'; answer: OrderReceipt; isAsking: boolean }

/**
 * Settles an order with the fields from the gateway, then polls with growing delays until it is decided.
 * Without `callback`, or when its signature is refused, the server queries the gateway itself.
 */
export function useSettle(base: string, orderId: string, callback: Record<string, string>) {
  const [settled, setSettled] = useState<Settled>({ state: 'checking' })
  const [round, setRound] = useState({ count: 0, fields: JSON.stringify(callback) })

  useEffect(() => {
    let isCancelled = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const attemptSettle = async (attempt: number) => {
      const next = await settleOnce(base, orderId, attempt === 0 ? JSON.parse(round.fields) : {})
      if (isCancelled) return
      const wait = WAITS_S[attempt]
      const isPending = next.state === 'known' && next.answer.status === 'pending'
      const isOpening = next.state === 'known' && opensSoon(next.answer) && attempt < MAX_OPENING
      setSettled(next.state === 'known' ? { ...next, isAsking: isPending && wait !== undefined } : next)
      if ((isPending || isOpening) && wait !== undefined)
        timer = setTimeout(() => void attemptSettle(attempt + 1), wait * 1000)
    }
    void attemptSettle(0)
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [base, orderId, round])

  /** Settles again, with the fields that the gateway returned on this page. */
  const settleWith = useCallback((fields: Record<string, string>) => {
    setSettled((previous) =>
      previous.state === 'known' ? { ...previous, isAsking: true } : { state: 'checking' },
    )
    setRound(({ count }) => ({ count: count + 1, fields: JSON.stringify(fields) }))
  }, [])
  const askAgain = useCallback(() => settleWith({}), [settleWith])
  return { settled, askAgain, settleWith }
}

async function settleOnce(base: string, orderId: string, callback: Record<string, string>): Promise<Settled> {
  try {
    const { status, body } = await settleOrder(base, orderId, callback)
    if (body.apiSuccess) return { state: 'known', answer: body, isAsking: false }
    if (status === 401) return { state: 'signedOut' }
    if (body.code === 'badSignature' && Object.keys(callback).length > 0) return settleOnce(base, orderId, {})
    return { state: status === 404 ? 'notFound' : 'fault' }
  } catch {
    return { state: 'fault' }
  }
}
