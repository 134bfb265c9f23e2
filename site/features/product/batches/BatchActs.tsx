'use client'
import { useRef, useState } from 'react'
import { SEAT_ACTS } from '#domain/batches/batchState.ts'
import type { BatchPlace } from '#domain/calls/batches.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { changeSeat } from '#site/data/shop/batchPlaces.ts'
import { changeCart, toCartOption } from '#site/data/shop/cart.ts'
import { checkoutHref } from '#site/data/shop/checkoutHref.ts'
import { useAuthDialog } from '#site/features/shell/account/AuthDialogContext.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { LinkButton } from '#site/ui/navigation/LinkButton.tsx'
import { useChoice } from '../ChoiceContext.tsx'
import { acts } from './BatchActs.css.ts'

/** A batch with its facts as texts. */
export type ShownBatch = { id: string; title: string; facts: string }

type BatchActsProps = {
  product: { id: string; slug: string }
  batch: ShownBatch
  place: BatchPlace
  hasAccess: boolean
  /** Whether the person is in a batch of the product: only staff move them to another one. */
  hasChosen: boolean
  isSignedIn: boolean
  onDone: (text: string, isProblem: boolean) => Promise<unknown>
}

/** Buys a product with a batch, takes a seat with access that the person has, or waits for one. */
export function BatchActs(props: BatchActsProps) {
  const { product, batch, place, hasAccess, hasChosen, isSignedIn, onDone } = props
  const t = useTexts('batches')
  const shop = useProject()
  const { open } = useAuthDialog()
  const { choice } = useChoice().option
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [isInCart, setIsInCart] = useState(false)
  const may = hasChosen ? [] : SEAT_ACTS[place.state]

  const run = async (work: () => Promise<{ ok: boolean; message: string }>) => {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    const { ok, message } = await work().catch(() => ({ ok: false, message: t.failed }))
    isRunning.current = false
    setIsBusy(false)
    await onDone(message, !ok)
  }
  const change = (act: 'wait' | 'giveup' | 'choose') =>
    run(async () => {
      const { body } = await changeSeat(shop.base, act, batch.id)
      return { ok: body.apiSuccess, message: body.message }
    })
  const addToCart = () =>
    run(async () => {
      const outcome = await changeCart(shop, {
        product: product.id,
        quantity: 1,
        batch: batch.id,
        ...toCartOption(choice),
      })
      setIsInCart(outcome.ok)
      return outcome.ok ? { ok: true, message: fillPlaceholders(t.inCart, { batch: batch.title }) } : outcome
    })

  if (may.length === 0) return null
  return (
    <div className={acts}>
      {may.includes('choose') && hasAccess ? (
        <Button isPending={isBusy} onPress={() => void change('choose')}>
          {t.take}
        </Button>
      ) : null}
      {may.includes('choose') && !hasAccess ? (
        <>
          <LinkButton
            href={checkoutHref(product.slug, choice, false, batch.id)}
            prefetch={false}
            rel="nofollow"
          >
            {t.pay}
          </LinkButton>
          {isInCart ? (
            <LinkButton href="/cart" look="outline" prefetch={false}>
              {t.goToCart}
            </LinkButton>
          ) : (
            <Button look="outline" isPending={isBusy} onPress={() => void addToCart()}>
              {t.toCart}
            </Button>
          )}
        </>
      ) : null}
      {may.includes('wait') ? (
        <Button look="outline" isPending={isBusy} onPress={() => (isSignedIn ? void change('wait') : open())}>
          {isSignedIn ? t.wait : t.logInToWait}
        </Button>
      ) : null}
      {may.includes('giveUp') ? (
        <Button look="outline" isPending={isBusy} onPress={() => void change('giveup')}>
          {place.state === 'offered' ? t.giveBack : t.giveUp}
        </Button>
      ) : null}
    </div>
  )
}
