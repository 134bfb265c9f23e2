'use client'
import { useEffect, useRef, useState } from 'react'
import type { KnownPerson } from '#domain/auth/authFlowState.ts'
import type { QuoteView } from '#domain/calls/payments.ts'
import type { Me } from '#site/data/account/me.ts'
import { useMe } from '#site/data/account/me.ts'
import { noAnswerText } from '#site/data/base/noAnswerText.ts'
import type { StockHold } from '#site/data/shop/payOrder.ts'
import { isSameBill, type PlaceOrderRefusal, placeOrder, type QuoteInput } from '#site/data/shop/quote.ts'
import { useAuthDialog } from '#site/features/shell/account/AuthDialogContext.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { usePayOrder } from '#site/features/shell/payments/usePayOrder.ts'
import { useExclusiveAction } from '#site/features/shell/useExclusiveAction.ts'

export type CheckoutProblem =
  | { kind: 'priceChanged'; beforePaise: number; nowPaise: number }
  | { kind: 'cartChanged' }
  | { kind: 'owned' }
  | { kind: 'notPaid'; number: string; hold: StockHold | null }
  | { kind: 'failed'; message: string }

type Args = {
  me: Me | null
  /** Contact details that a visitor has typed, for the log-in dialog. */
  known: KnownPerson
  /** The input of the shown quote. */
  input: QuoteInput | null
  quote: QuoteView | undefined
  /** Whether a newer quote is loading. */
  isOld: boolean
  /** Whether the person's saved addresses are loaded. */
  isKnown: boolean
  gateway: string | null
  /** Focuses the first missing or invalid field; false when all are valid. */
  showWrong: () => boolean
  /**
   * The id of the address, saved first when typed; null when that failed, undefined when nothing is shipped.
   */
  settleAddress: (() => Promise<string | null>) | undefined
  /** The items of the cart once the person is known. */
  freshItems: () => Promise<QuoteInput['items'] | null>
  replaceQuote: (quote: QuoteView) => unknown
  reload: () => unknown
}

/**
 * The flow behind the Pay button: waits for a quote that is loading, shows what is missing, prompts for a
 * log-in, saves the address, places the order at the shown price and opens the gateway. A second click is
 * ignored, and continues with the same order when the gateway's window was closed.
 */
export function usePay(args: Args) {
  const { base } = useProject()
  const { mutate: reloadPerson } = useMe(base)
  const { open } = useAuthDialog()
  const payOrder = usePayOrder()
  const { isBusy, run } = useExclusiveAction()
  const [problem, setProblem] = useState<CheckoutProblem | null>(null)
  const placed = useRef<{ orderId: string; number: string; input: string } | null>(null)
  /** Set after a log-in to pay, until everything about the person is loaded. */
  const [hasWaitlist, setIsAwaited] = useState(false)
  /** The total when Pay was clicked while a newer quote was loading; null otherwise. */
  const [pressedAt, setPressedAt] = useState<number | null>(null)
  const latest = useRef(args)
  latest.current = args

  const openLogin = async () => {
    await reloadPerson()
    open(() => {
      setIsAwaited(true)
      void reloadPerson()
    }, latest.current.known)
    return false
  }

  /** True when the browser is leaving for the gateway. */
  const openGateway = async (orderId: string, number: string): Promise<boolean> => {
    const outcome = await payOrder(orderId, latest.current.gateway ?? 'none')
    if (outcome.state === 'leaving') return true
    if (outcome.state === 'signedOut') return openLogin()
    if (outcome.state === 'notPaid') setProblem({ kind: 'notPaid', number, hold: outcome.hold })
    else {
      setProblem({ kind: 'failed', message: outcome.message })
      placed.current = null
      latest.current.reload()
    }
    return false
  }

  const refused = async (body: PlaceOrderRefusal, status: number, before: QuoteView): Promise<boolean> => {
    if (status === 401) return openLogin()
    if (body.quote) {
      setProblem({
        kind: 'priceChanged',
        beforePaise: before.payablePaise,
        nowPaise: body.quote.payablePaise,
      })
      await latest.current.replaceQuote(body.quote)
    } else if (body.code === 'alreadyOwned') setProblem({ kind: 'owned' })
    else {
      setProblem({ kind: 'failed', message: body.message })
      latest.current.reload()
    }
    return false
  }

  const order = async (
    quoteInput: QuoteInput,
    shown: QuoteView,
    quoteId = shown.quoteId,
  ): Promise<boolean> => {
    const inputKey = JSON.stringify(quoteInput)
    if (placed.current?.input === inputKey) return openGateway(placed.current.orderId, placed.current.number)
    const { status, body } = await placeOrder(base, quoteInput, quoteId)
    if (body.apiSuccess) {
      placed.current = { orderId: body.orderId, number: body.number, input: inputKey }
      return openGateway(body.orderId, body.number)
    }
    // A new quote id with the same amounts: the address was saved, or the visitor has logged in.
    if (body.quote && quoteId === shown.quoteId && isSameBill(shown, body.quote))
      return order(quoteInput, shown, body.quote.quoteId)
    return refused(body, status, shown)
  }

  const proceed = async (hasJustLoggedIn: boolean): Promise<boolean> => {
    const { input, quote, settleAddress, freshItems } = latest.current
    if (!input || !quote) return false
    if (hasJustLoggedIn) {
      const items = await freshItems()
      if (JSON.stringify(items) !== JSON.stringify(input.items)) {
        setProblem({ kind: 'cartChanged' })
        return false
      }
    }
    const address = settleAddress ? await settleAddress() : undefined
    if (address === null) return false
    return order(address ? { ...input, address } : input, quote)
  }

  const start = (hasJustLoggedIn: boolean) =>
    void run(async () => {
      setProblem(null)
      try {
        return await proceed(hasJustLoggedIn)
      } catch {
        setProblem({ kind: 'failed', message: noAnswerText(base) })
        return false
      }
    })

  const pay = () => {
    if (args.showWrong()) return
    if (args.isOld && args.quote) setPressedAt(args.quote.payablePaise)
    else if (args.me) start(false)
    else void openLogin()
  }

  const isReady = Boolean(args.me && args.quote) && args.isKnown
  // biome-ignore lint/correctness/useExhaustiveDependencies: continues once, when the buyer is known
  useEffect(() => {
    if (!isReady || !hasWaitlist) return
    setIsAwaited(false)
    start(true)
  }, [isReady, hasWaitlist])

  const nowPaise = args.isOld ? undefined : args.quote?.payablePaise
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pending click continues once, when the newer quote is loaded
  useEffect(() => {
    if (pressedAt === null || args.isOld) return
    setPressedAt(null)
    if (nowPaise === pressedAt) pay()
    else if (nowPaise !== undefined) setProblem({ kind: 'priceChanged', beforePaise: pressedAt, nowPaise })
  }, [pressedAt, args.isOld, nowPaise])

  return { pay, isPaying: isBusy || pressedAt !== null, problem }
}
