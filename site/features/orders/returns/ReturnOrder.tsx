'use client'
import { lazy, useState, useTransition } from 'react'
import type { WholeOrder } from '#site/data/shop/orders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { returnAction } from '../orderStateName.ts'

const ReturnDialog = lazy(() => import('./ReturnDialog.tsx').then((m) => ({ default: m.ReturnDialog })))

type ReturnOrderProps = {
  order: WholeOrder
  onDone: () => Promise<unknown>
  /** The line of this button: it is preselected when the dialog opens. */
  line?: number
  label?: string
  /** Its accessible name. */
  name?: string
}

/** Returns lines of an order. */
export function ReturnOrder({ order, onDone, line, label, name }: ReturnOrderProps) {
  const t = useTexts('returns')
  const { open } = t.requestsTo[returnAction(order.lines)]
  const [isOpen, setIsOpen] = useState(false)
  // No Suspense boundary: the button stays until the dialog's code is loaded, where a boundary would render nothing.
  const [isOpening, startOpening] = useTransition()
  return (
    <>
      <Button
        look={line === undefined ? 'outline' : 'ghost'}
        size="s"
        aria-label={name}
        isPending={isOpening}
        onPress={() => startOpening(() => setIsOpen(true))}
      >
        {label ?? open}
      </Button>
      {isOpen ? (
        <ReturnDialog order={order} line={line} onDone={onDone} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  )
}
