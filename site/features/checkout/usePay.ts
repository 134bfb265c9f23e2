'use client'
import { useEffect, useRef, useState } from 'react'
import type { KnownPerson } from '#domain/auth/authFlowState.ts'
import type { QuoteView } from '#domain/calls/payment.ts'
import type { Me } from '#site/data/account/me.ts'
import { useMe } from '#site/data/account/me.ts'
import { noAnswer } from '#site/data/base/noAnswer.ts'
import type { Hold } from '#site/data/shop/payOrder.ts'
import { isSameBill, type NotPlaced, placeOrder, type Wish } from '#site/data/shop/quote.ts'
import { useAuthDialog } from '#site/features/shell/account/AuthDialogContext.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { usePayOrder } from '#site/features/shell/payment/usePayOrder.ts'
import { useOnce } from '#site/features/shell/useOnce.ts'

export type CheckoutProblem =
  | { kind: 'priceChanged'; beforePaise: number; nowPaise: number }
  | { kind: 'cartChanged' }
  | { kind: 'owned' }
  | { kind: 'notPaid'; number: string; hold: Hold | null }
  | { kind: 'failed'; message: string }

type Args = {
  me: Me | null
  /** What they have typed of themselves, for whoever has to log in first. */
  known: KnownPerson
  /** What is paid, as it is shown. */
  wish: Wish | null
  quote: QuoteView | undefined
  /** Whether a newer bill is asked for. */
  isOld: boolean
  /** Whether the address book of the person is there. */
  isKnown: boolean
  gateway: string | null
  /** Puts the cursor where something is missing; false when nothing is. */
  showWrong: () => boolean
  /** The id of the address, saved when it was typed; null when that failed. Undefined where nothing is sent. */
  settleAddress: (() => Promise<string | null>) | undefined
  /** The items of the cart as they are once the person is known. */
  freshItems: () => Promise<Wish['items'] | null>
  replaceQuote: (quote: QuoteView) => unknown
  reload: () => unknown
}

/**
 * What Pay does: waits for a bill that is on its way, says what is missing, asks who it is, saves the address, places the
 * order at the shown price and opens the gateway. A second press does nothing, and goes on with the same order when the gateway's window was closed.
 */
export function usePay(args: Args) {
  const { base } = useProject()
  const { mutate: lookAgain } = useMe(base)
  const { open } = useAuthDialog()
  const payOrder = usePayOrder()
  const { isBusy, run } = useOnce()
  const [problem, setProblem] = useState<CheckoutProblem | null>(null)
  const placed = useRef<{ orderId: string; number: string; wish: string } | null>(null)
  /** Set once somebody has logged in to pay, until everything about them is known. */
  const [isAwaited, setIsAwaited] = useState(false)
  /** What the bill came to when somebody pressed while a newer one was asked for; null when nobody did. */
  const [pressedAt, setPressedAt] = useState<number | null>(null)
  const latest = useRef(args)
  latest.current = args

  const askLogin = async () => {
    await lookAgain()
    open(() => {
      setIsAwaited(true)
      void lookAgain()
    }, latest.current.known)
    return false
  }

  /** True when the browser is on its way. */
  const openGateway = async (orderId: string, number: string): Promise<boolean> => {
    const outcome = await payOrder(orderId, latest.current.gateway ?? 'none')
    if (outcome.state === 'leaving') return true
    if (outcome.state === 'signedOut') return askLogin()
    if (outcome.state === 'notPaid') setProblem({ kind: 'notPaid', number, hold: outcome.hold })
    else {
      setProblem({ kind: 'failed', message: outcome.message })
      placed.current = null
      latest.current.reload()
    }
    return false
  }

  const refused = async (body: NotPlaced, status: number, before: QuoteView): Promise<boolean> => {
    if (status === 401) return askLogin()
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

  const order = async (wish: Wish, shown: QuoteView, quoteId = shown.quoteId): Promise<boolean> => {
    const named = JSON.stringify(wish)
    if (placed.current?.wish === named) return openGateway(placed.current.orderId, placed.current.number)
    const { status, body } = await placeOrder(base, wish, quoteId)
    if (body.apiSuccess) {
      placed.current = { orderId: body.orderId, number: body.number, wish: named }
      return openGateway(body.orderId, body.number)
    }
    // Another name for the same figures: the address has come into the book, somebody has logged in.
    if (body.quote && quoteId === shown.quoteId && isSameBill(shown, body.quote))
      return order(wish, shown, body.quote.quoteId)
    return refused(body, status, shown)
  }

  const proceed = async (isNewHere: boolean): Promise<boolean> => {
    const { wish, quote, settleAddress, freshItems } = latest.current
    if (!wish || !quote) return false
    if (isNewHere) {
      const items = await freshItems()
      if (JSON.stringify(items) !== JSON.stringify(wish.items)) {
        setProblem({ kind: 'cartChanged' })
        return false
      }
    }
    const address = settleAddress ? await settleAddress() : undefined
    if (address === null) return false
    return order(address ? { ...wish, address } : wish, quote)
  }

  const start = (isNewHere: boolean) =>
    void run(async () => {
      setProblem(null)
      try {
        return await proceed(isNewHere)
      } catch {
        setProblem({ kind: 'failed', message: noAnswer(base) })
        return false
      }
    })

  const pay = () => {
    if (args.showWrong()) return
    if (args.isOld && args.quote) setPressedAt(args.quote.payablePaise)
    else if (args.me) start(false)
    else void askLogin()
  }

  const isReady = Boolean(args.me && args.quote) && args.isKnown
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes on once, when it is known who pays
  useEffect(() => {
    if (!isReady || !isAwaited) return
    setIsAwaited(false)
    start(true)
  }, [isReady, isAwaited])

  const nowPaise = args.isOld ? undefined : args.quote?.payablePaise
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press that waits goes on once, when the newer bill is there
  useEffect(() => {
    if (pressedAt === null || args.isOld) return
    setPressedAt(null)
    if (nowPaise === pressedAt) pay()
    else if (nowPaise !== undefined) setProblem({ kind: 'priceChanged', beforePaise: pressedAt, nowPaise })
  }, [pressedAt, args.isOld, nowPaise])

  return { pay, isPaying: isBusy || pressedAt !== null, problem }
}
