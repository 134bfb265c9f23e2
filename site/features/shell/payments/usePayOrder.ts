'use client'
import { useRouter } from 'next/navigation'
import { useCallback } from 'react'
import { useMe } from '#site/data/account/me.ts'
import { noAnswerText } from '#site/data/base/noAnswerText.ts'
import { allowsGatewayScript, openGateway } from '#site/data/shop/gatewayScript.ts'
import { type StockHold, startPaying } from '#site/data/shop/payOrder.ts'
import { useHref } from '#site/ui/navigation/LinkBase.tsx'
import { useProject } from '../ProjectContext.tsx'

export type PayOutcome =
  /** The browser is leaving for the gateway, or for the page that shows the outcome. */
  | { state: 'leaving' }
  /** The gateway's window was closed without paying. */
  | { state: 'notPaid'; hold: StockHold | null }
  | { state: 'signedOut' }
  | { state: 'refused'; code: string | undefined; message: string }

/** The page with the outcome of an order; `fields` are those that a gateway returned. */
const outcomeHref = (orderId: string, fields: Readonly<Record<string, string>> = {}): string =>
  `/checkout/return?${new URLSearchParams({ order: orderId, ...fields })}`

/**
 * Pays an order: opens the page or the window of a gateway, or continues at once when none is needed.
 * `onBack` receives the gateway's fields on the page that shows the outcome itself.
 */
export function usePayOrder(onBack?: (fields: Record<string, string>) => void) {
  const { base } = useProject()
  const { me } = useMe(base)
  const router = useRouter()
  const toHref = useHref()

  return useCallback(
    async (orderId: string, gateway: string): Promise<PayOutcome> => {
      const leave = (fields: Record<string, string> = {}): PayOutcome => {
        if (onBack) onBack(fields)
        else router.push(toHref(outcomeHref(orderId, fields)))
        return { state: 'leaving' }
      }
      const start = await startPaying(base, orderId, gateway)
      if (start.state === 'alreadyPaid') return leave()
      if (start.state !== 'open') return start
      const { checkout, hold } = start
      if (checkout.kind === 'none' || checkout.kind === 'transfer') return leave()
      if (checkout.kind === 'page') {
        window.location.assign(checkout.url)
        return { state: 'leaving' }
      }
      if (!allowsGatewayScript()) {
        window.location.assign(toHref(outcomeHref(orderId, { pay: gateway })))
        return { state: 'leaving' }
      }
      try {
        const fields = await openGateway(checkout.script, checkout.options, me ?? {})
        return fields ? leave(fields) : { state: 'notPaid', hold }
      } catch {
        return { state: 'refused', code: 'gatewayDown', message: noAnswerText(base, 'tryLater') }
      }
    },
    [base, me, onBack, router, toHref],
  )
}
