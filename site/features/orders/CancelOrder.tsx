'use client'
import { lazy, useState, useTransition } from 'react'
import type { WholeOrder } from '#site/data/shop/orders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'

const CancelDialog = lazy(() => import('./CancelDialog.tsx').then((m) => ({ default: m.CancelDialog })))

type CancelOrderProps = { order: WholeOrder; onDone: () => Promise<unknown> }

/** Cancels an order after a dialog for the reason. */
export function CancelOrder({ order, onDone }: CancelOrderProps) {
  const t = useTexts('orders')
  const [isOpen, setIsOpen] = useState(false)
  // No Suspense boundary: the button stays until the dialog's code is loaded, where a boundary would render nothing.
  const [isOpening, startOpening] = useTransition()
  return (
    <>
      <Button
        look="outline"
        size="s"
        isPending={isOpening}
        onPress={() => startOpening(() => setIsOpen(true))}
      >
        {t.cancel}
      </Button>
      {isOpen ? <CancelDialog order={order} onDone={onDone} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
