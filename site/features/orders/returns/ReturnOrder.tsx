'use client'
import { lazy, Suspense, useState } from 'react'
import type { WholeOrder } from '#site/data/shop/orders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { wayBackOf } from '../stateOf.ts'

const ReturnDialog = lazy(() => import('./ReturnDialog.tsx').then((m) => ({ default: m.ReturnDialog })))

type ReturnOrderProps = {
  order: WholeOrder
  onDone: () => Promise<unknown>
  /** The line whose button this is: it is ticked when the dialog opens. */
  line?: number
  label?: string
  /** What a screen reader calls the button. */
  name?: string
}

/** Gives lines of an order back. */
export function ReturnOrder({ order, onDone, line, label, name }: ReturnOrderProps) {
  const t = useTexts('returns')
  const { open } = t.requestsTo[wayBackOf(order.lines)]
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        look={line === undefined ? 'outline' : 'ghost'}
        size="s"
        aria-label={name}
        onPress={() => setIsOpen(true)}
      >
        {label ?? open}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ReturnDialog order={order} line={line} onDone={onDone} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
