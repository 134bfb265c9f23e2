'use client'
import { lazy, Suspense, useState } from 'react'
import type { WholeOrder } from '#site/data/orders.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'

const ReturnDialog = lazy(() => import('./ReturnDialog.tsx').then((m) => ({ default: m.ReturnDialog })))

type ReturnOrderProps = { order: WholeOrder; onDone: () => Promise<unknown> }

/** Gives lines of an order back. */
export function ReturnOrder({ order, onDone }: ReturnOrderProps) {
  const { open } = useTexts('returns')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button look="outline" size="s" onPress={() => setIsOpen(true)}>
        {open}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ReturnDialog order={order} onDone={onDone} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
