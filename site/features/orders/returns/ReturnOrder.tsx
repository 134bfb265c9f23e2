'use client'
import { lazy, Suspense, useState } from 'react'
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
