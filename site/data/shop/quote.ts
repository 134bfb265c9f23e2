'use client'
import { useRef } from 'react'
import useSWR from 'swr'
import type { z } from 'zod'
import type { PlaceOrderAnswerSchema, QuoteBodySchema, QuoteView } from '#domain/calls/payment.ts'
import { type Asked, ask, type Refused } from '../base/ask.ts'

/** What is bought and how: items, codes, place or address, delivery, company, way of paying. */
export type Wish = z.input<typeof QuoteBodySchema>

/** A bill, or why there is none in words. */
export type Quoted =
  | {
      ok: true
      quote: QuoteView
      /** Products that the person has already: they can't be ordered. */
      owned: readonly string[]
    }
  | { ok: false; code: string | undefined; message: string }

async function load([base, path, wish]: readonly [base: string, path: string, wish: string, uid: string]) {
  const { body } = await ask<{ apiSuccess: true; quote: QuoteView; owned: string[] } | Refused>(
    base,
    path,
    JSON.parse(wish),
  )
  return body.apiSuccess
    ? { ok: true as const, quote: body.quote, owned: body.owned }
    : { ok: false as const, code: body.code, message: body.message }
}

/**
 * What it costs now, asked again whenever the wish changes; the bill of before stays until the new one is there. Every
 * figure comes from the server. Asks nothing while there is no wish.
 */
export function useQuote(base: string, wish: Wish | null, uid: string) {
  const key = wish ? ([base, 'payment/quote', JSON.stringify(wish), uid] as const) : null
  const { data, error, isLoading, mutate } = useSWR<Quoted, Error, typeof key>(key, load, {
    revalidateOnFocus: false,
  })
  const last = useRef<Quoted>(undefined)
  if (data) last.current = data
  return {
    quoted: data ?? (error ? undefined : last.current),
    /** Whether the shown bill is that of an earlier wish. */
    isOld: isLoading,
    error,
    reload: () => mutate(),
    /** Puts a newer bill in place of the shown one. */
    replace: (quote: QuoteView) =>
      mutate((before) => ({ ok: true, quote, owned: before?.ok ? before.owned : [] }), { revalidate: false }),
  }
}

type PlaceOrderAnswer = z.infer<typeof PlaceOrderAnswerSchema>
export type NotPlaced = Refused & { quote?: QuoteView }

/** Places an order at the prices of a quote; a changed price is refused with the new quote. */
export const placeOrder = (
  base: string,
  { place: _, ...wish }: Wish,
  quoteId: string,
): Promise<Asked<PlaceOrderAnswer | NotPlaced>> => ask(base, 'payment/placeOrder', { ...wish, quoteId })

/** Whether two bills ask for the same: what is sold, how many of it, and every amount. */
export function isSameBill(one: QuoteView, other: QuoteView): boolean {
  const figures = (quote: QuoteView) => [
    quote.payablePaise,
    quote.creditsPaise,
    quote.deliveryPaise,
    ...quote.lines.flatMap(({ product, variant, quantity, netPaise }) => [
      product,
      variant,
      quantity,
      netPaise,
    ]),
  ]
  return JSON.stringify(figures(one)) === JSON.stringify(figures(other))
}
