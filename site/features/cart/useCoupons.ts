'use client'
import { useRef, useState } from 'react'
import type { QuoteView } from '#domain/calls/payments.ts'
import { formatInr } from '#domain/money/formatInr.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { replaceCodes, type Shop } from '#site/data/shop/cart.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'

type RefusedCode = QuoteView['refusedCodes'][number]

/** The codes of a set as displayed: `A + B`. */
export const codesText = (codes: readonly string[]): string => codes.join(' + ')

/** The coupons of the cart: which apply, why others do not, and how to apply others. */
export function useCoupons(shop: Shop, quote: QuoteView) {
  const t = useTexts('cart')
  const showSnackbar = useSnackbar()
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [tried, setTried] = useState<readonly RefusedCode[] | null>(null)
  /** Message with the codes that it is about: it is hidden once other codes apply. */
  const [announcement, setAnnouncement] = useState({ text: '', codes: '' })
  const [forgotten, setForgotten] = useState<QuoteView | null>(null)
  const applied = quote.coupons.map(({ code }) => code)

  /**
   * Replaces all applied codes; resolves to a text of what applies now, or null when one of them does not.
   */
  const applyCodes = async (codes: readonly string[]): Promise<string | null> => {
    if (isRunning.current) return null
    isRunning.current = true
    setIsBusy(true)
    const outcome = await replaceCodes(shop, codes)
    isRunning.current = false
    setIsBusy(false)
    if (!outcome.ok) {
      showSnackbar(outcome.message, { severity: 'error' })
      return null
    }
    const { coupons = [], refusedCodes = [], couponPaise = 0 } = outcome.cart.quote ?? {}
    setTried(refusedCodes)
    const codesNow = codesText(coupons.map(({ code }) => code))
    const isApplied = fillPlaceholders(t.applied, { codes: codesNow, amount: formatInr(couponPaise) })
    const text = coupons.length > 0 ? isApplied : t.noneApplied
    setAnnouncement({ text: refusedCodes.length > 0 ? '' : text, codes: codesNow })
    return refusedCodes.length > 0 ? null : text
  }
  return {
    applied,
    /** Codes refused by the last attempt, else codes that were applied before and no longer apply. */
    refused: tried?.length ? tried : quote === forgotten ? [] : quote.refusedCodes,
    announcement: announcement.codes === codesText(applied) ? announcement.text : '',
    isBusy,
    take: applyCodes,
    /** Clears the messages of the last attempt. */
    forget: () => {
      setTried(null)
      setForgotten(quote)
      setAnnouncement({ text: '', codes: '' })
    },
  }
}

export type Coupons = ReturnType<typeof useCoupons>
