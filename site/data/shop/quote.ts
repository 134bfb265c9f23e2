'use client'
import { useRef } from 'react'
import useSWR from 'swr'
import type { z } from 'zod'
import type { PlaceOrderResponseSchema, QuoteBodySchema, QuoteView } from '#domain/calls/payments.ts'
import { type ApiAnswer, type ApiRefusal, callApi } from '../base/callApi.ts'

/** The input of a quote: items, codes, place or address, delivery, company, payment method. */
export type QuoteInput = z.input<typeof QuoteBodySchema>

/** A quote, or the reason why there is none. */
export type Quoted =
  | {
      ok: true
      quote: QuoteView
      /** Products that the person already owns and can't order. */
      owned: readonly string[]
    }
  | { ok: false; code: string | undefined; message: string }

async function load([base, path, input]: readonly [base: string, path: string, input: string, uid: string]) {
  const { body } = await callApi<{ apiSuccess: true; quote: QuoteView; owned: string[] } | ApiRefusal>(
    base,
    path,
    JSON.parse(input),
  )
  return body.apiSuccess
    ? { ok: true as const, quote: body.quote, owned: body.owned }
    : { ok: false as const, code: body.code, message: body.message }
}

/**
 * The current quote, requested again whenever the input changes; the previous one stays until the new one is
 * loaded. Every amount comes from the server. Requests nothing without an input.
 */
export function useQuote(base: string, input: QuoteInput | null, uid: string) {
  const key = input ? ([base, 'payment/quote', JSON.stringify(input), uid] as const) : null
  const { data, error, isLoading, mutate } = useSWR<Quoted, Error, typeof key>(key, load, {
    revalidateOnFocus: false,
  })
  const last = useRef<Quoted>(undefined)
  if (data) last.current = data
  return {
    quoted: data ?? (error ? undefined : last.current),
    /** Whether the shown quote is that of an earlier input. */
    isOld: isLoading,
    error,
    reload: () => mutate(),
    /** Replaces the shown quote by a newer one. */
    replace: (quote: QuoteView) =>
      mutate((previous) => ({ ok: true, quote, owned: previous?.ok ? previous.owned : [] }), {
        revalidate: false,
      }),
  }
}

type PlaceOrderAnswer = z.infer<typeof PlaceOrderResponseSchema>
export type PlaceOrderRefusal = ApiRefusal & { quote?: QuoteView }

/** Places an order at the prices of a quote; when a price has changed it is refused with the new quote. */
export const placeOrder = (
  base: string,
  { place: _, ...input }: QuoteInput,
  quoteId: string,
): Promise<ApiAnswer<PlaceOrderAnswer | PlaceOrderRefusal>> =>
  callApi(base, 'payment/placeOrder', { ...input, quoteId })

/** Whether two quotes are equal: products, quantities, and every amount. */
export function isSameBill(left: QuoteView, right: QuoteView): boolean {
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
  return JSON.stringify(figures(left)) === JSON.stringify(figures(right))
}
