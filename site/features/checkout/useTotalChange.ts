import { useEffect, useRef, useState } from 'react'
import type { QuoteView } from '#domain/calls/payments.ts'
import type { Shopping } from '#site/data/shop/shopping.ts'

type Bill = {
  items: Shopping['items']
  quote: Pick<QuoteView, 'payablePaise'> | undefined
  /** Whether a newer bill is being fetched. */
  isOld: boolean
}
export type TotalChange = { beforePaise: number; nowPaise: number }

/** The total before the cart was changed in another tab, and the current one; null while they are equal. */
export function useTotalChange({ items, quote, isOld }: Bill): TotalChange | null {
  const shown = useRef<{ items: string; paise: number } | null>(null)
  const [change, setChange] = useState<TotalChange | null>(null)
  const named = JSON.stringify(items)
  const paise = isOld ? undefined : quote?.payablePaise
  useEffect(() => {
    if (paise === undefined) return
    const before = shown.current
    shown.current = { items: named, paise }
    if (!before || before.items === named) return
    setChange(before.paise === paise ? null : { beforePaise: before.paise, nowPaise: paise })
  }, [named, paise])
  return change
}
