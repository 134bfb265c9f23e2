'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useMe } from '#site/data/me.ts'
import { noAnswer } from '#site/data/noAnswer.ts'
import { placeOrder } from '#site/data/orders.ts'
import { startPaying } from '#site/data/payOrder.ts'
import type { Bill, useBill } from '#site/data/quote.ts'
import { useAuthDialog } from '#site/features/shell/AuthDialogContext.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useHref } from '#site/ui/LinkBase.tsx'

export type CheckoutProblem =
  | { kind: 'priceChanged'; beforePaise: number; nowPaise: number }
  | { kind: 'owned' }
  | { kind: 'failed'; message: string }

/** What Pay does: place the order, open it at the gateway, send the browser there. A second press does nothing. */
export function useCheckout({ quote }: Bill, requote: ReturnType<typeof useBill>['requote']) {
  const { base } = useProject()
  const router = useRouter()
  const toHref = useHref()
  const { mutate: lookAgain } = useMe(base)
  const { open } = useAuthDialog()
  const [problem, setProblem] = useState<CheckoutProblem | null>(null)
  const { isBusy, run } = useOnce()

  const askLogin = async () => {
    await lookAgain()
    open()
  }

  /** True when the browser is on its way. */
  const order = async (): Promise<boolean> => {
    const { status, body } = await placeOrder(base, quote)
    if (body.apiSuccess) return leave(body.orderId)
    if (status === 401) await askLogin()
    else if ('quote' in body && body.quote) {
      setProblem({ kind: 'priceChanged', beforePaise: quote.payablePaise, nowPaise: body.quote.payablePaise })
      await requote(body.quote)
    } else
      setProblem(body.code === 'alreadyOwned' ? { kind: 'owned' } : { kind: 'failed', message: body.message })
    return false
  }

  const leave = async (orderId: string): Promise<boolean> => {
    const start = await startPaying(base, orderId)
    if (start.state === 'goTo') window.location.assign(start.url)
    else if (start.state === 'alreadyPaid') router.push(toHref(`/checkout/return?order=${orderId}`))
    else if (start.state === 'signedOut') await askLogin()
    else setProblem({ kind: 'failed', message: start.message })
    return start.state === 'goTo' || start.state === 'alreadyPaid'
  }

  const pay = () =>
    void run(async () => {
      setProblem(null)
      try {
        return await order()
      } catch {
        setProblem({ kind: 'failed', message: noAnswer(base) })
        return false
      }
    })

  return { pay, isPaying: isBusy, problem }
}

/** Runs one thing at a time; stays busy after it answered true, until the page is shown again from the browser's memory. */
function useOnce() {
  const [isBusy, setIsBusy] = useState(false)
  const isRunning = useRef(false)
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      isRunning.current = false
      setIsBusy(false)
    }
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])
  const run = async (job: () => Promise<boolean>) => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    const isLeaving = await job()
    isRunning.current = isLeaving
    setIsBusy(isLeaving)
  }
  return { isBusy, run }
}
