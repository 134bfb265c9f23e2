'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { changeCart } from '#site/data/shop/cart.ts'
import { cartLineOf } from '#site/data/shop/changeOrder.ts'
import type { OrderLine } from '#site/data/shop/orders.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Button } from '#site/ui/Button.tsx'
import { useHref } from '#site/ui/navigation/LinkBase.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'

type BuyAgainProps = {
  lines: readonly OrderLine[]
  /** Adds days to the existing access instead of buying again. */
  extend?: boolean
  /** @default 'Buy again' */
  label?: string
  /** Its accessible name when a page has several. */
  name?: string
  /** @default 'outline' */
  look?: 'outline' | 'ghost'
}

/** Adds the bought items to the cart again and opens it. */
export function BuyAgain({ lines, extend, label, name, look = 'outline' }: BuyAgainProps) {
  const t = useTexts('orders')
  const { base, slug } = useProject()
  const router = useRouter()
  const toHref = useHref()
  const showSnackbar = useSnackbar()
  const [isBusy, setIsBusy] = useState(false)
  const put = async () => {
    setIsBusy(true)
    for (const line of lines) {
      const outcome = await changeCart({ base, slug }, cartLineOf(line, { extend }))
      if (outcome.ok) continue
      setIsBusy(false)
      return showSnackbar(outcome.message, { severity: 'error' })
    }
    setIsBusy(false)
    router.push(toHref('/cart'))
  }
  return (
    <Button look={look} size="s" isPending={isBusy} aria-label={name} onPress={() => void put()}>
      {label ?? t.buyAgain}
    </Button>
  )
}
