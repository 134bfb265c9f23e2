'use client'
import { useEffect } from 'react'
import type { PAY_METHODS } from '#domain/orders/methods.ts'
import type { Me } from '#site/data/account/me.ts'
import { type QuoteInput, useQuote } from '#site/data/shop/quote.ts'
import type { Shopping } from '#site/data/shop/shopping.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { countedSteps } from './steps.ts'
import { useCompany } from './useCompany.ts'
import { useDestination } from './useDestination.ts'
import { useDraft } from './useDraft.ts'
import { usePay } from './usePay.ts'
import { useStep } from './useStep.ts'
import { useTotalChange } from './useTotalChange.ts'

type Args = {
  me: Me | null
  shopping: Shopping
  reload: () => Promise<Shopping | null | undefined>
}

/** The maximum; the server checks the stock. */
const ALL_CREDITS = 1e9

const methodOf = (gateway: string | null): QuoteInput['method'] =>
  gateway === 'cashOnDelivery' || gateway === 'bankTransfer'
    ? (gateway satisfies (typeof PAY_METHODS)[number])
    : undefined

/** The state of an open checkout: items, buyer, delivery address, price and payment. */
export function useCheckout({ me, shopping, reload }: Args) {
  const { base } = useProject()
  const { draft, change } = useDraft(
    me?.uid ?? null,
    shopping.items.map(({ product }) => product),
  )
  const destination = useDestination({ me, draft, change })
  const company = useCompany({ draft, change })

  const method = methodOf(draft.gateway)
  const quoteInput: QuoteInput = {
    items: shopping.items,
    ...(shopping.codes.length > 0 ? { coupon: [...shopping.codes] } : {}),
    ...(draft.delivery ? { delivery: draft.delivery } : {}),
    ...(company.gst ? { gst: company.gst } : {}),
    ...(method ? { method } : {}),
    ...(draft.usesCredits && me ? { credits: ALL_CREDITS } : {}),
    ...destination.place,
  }
  const bill = useQuote(base, destination.isLoading ? null : quoteInput, me?.uid ?? '')
  const quote = bill.quoted?.ok ? bill.quoted.quote : undefined
  const totalChange = useTotalChange({ items: shopping.items, quote, isOld: bill.isOld })
  const needsAddress = quote?.needsAddress ?? false
  const hasAddress = Boolean(destination.chosen ?? destination.typed)
  const { step, title, go } = useStep({
    isSignedIn: Boolean(me),
    needsAddress,
    hasAddress,
    isAddressDone: destination.isDone,
  })

  // Only an available payment method can be chosen.
  const open = quote?.payOptions.filter(({ reason }) => reason === null)
  const gateway = open?.find((option) => option.gateway === draft.gateway)?.gateway ?? null
  const first = open?.[0]?.gateway
  useEffect(() => {
    if (open && gateway === null && first && first !== 'none' && !bill.isOld) change({ gateway: first })
  }, [open, gateway, first, bill.isOld, change])

  /** Focuses the first missing input; false when nothing is missing. */
  const showWrong = (): boolean => {
    if (needsAddress && !hasAddress) {
      go('address')
      return destination.showWrong()
    }
    if (company.showWrong()) return true
    // Paying confirms the address.
    if (needsAddress) destination.complete()
    return false
  }
  const pay = usePay({
    me,
    quote,
    showWrong,
    isOld: bill.isOld,
    isKnown: !destination.isLoading,
    known: destination.form.values,
    input: quote ? withoutUnused(quoteInput, needsAddress) : null,
    gateway: gateway ?? first ?? null,
    settleAddress: needsAddress ? destination.settle : undefined,
    freshItems: async () => (shopping.from === 'cart' ? ((await reload())?.items ?? null) : shopping.items),
    replaceQuote: bill.replace,
    reload: () => Promise.all([reload(), bill.reload()]),
  })

  /** Leaves the address step once it is valid; a typed address of a signed-in person is saved. */
  const leaveAddress = async () => {
    if (destination.showWrong()) return
    if (me && !(await destination.settle())) return
    destination.complete()
    go('payment')
  }
  return {
    destination,
    company,
    step,
    title,
    go,
    leaveAddress,
    pay,
    hasAddress,
    gateway: gateway ?? first ?? null,
    steps: countedSteps(needsAddress, Boolean(me)),
    quoted: bill.quoted,
    totalChange,
    error: bill.error,
    retry: bill.reload,
    delivery: draft.delivery,
    credits: {
      usesCredits: draft.usesCredits,
      onUseCredits: (usesCredits: boolean) => change({ usesCredits }),
    },
    chooseDelivery: (delivery: string) => change({ delivery }),
    chooseGateway: (chosen: string) => change({ gateway: chosen }),
  }
}

/** Digital items have no address, even when one was typed before. */
function withoutUnused(quoteInput: QuoteInput, needsAddress: boolean): QuoteInput {
  if (needsAddress) return quoteInput
  const { address: _, delivery: __, ...rest } = quoteInput
  return rest
}
