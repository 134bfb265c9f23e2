import { useEffect, useState } from 'react'
import { findDocs } from '../ui/panelClient.ts'

export type CountedStock = {
  id: string
  variant?: string | null
  available?: number | null
  held: number
  mayBackorder: boolean
}

/** Requests in flight by product, shared by the fields of a form. */
const inFlight = new Map<string, Promise<CountedStock[]>>()

async function read(product: string): Promise<CountedStock[]> {
  const query = new URLSearchParams({ 'where[product][equals]': product, limit: '50', depth: '0' })
  return (await findDocs<CountedStock>(`/stock-levels?${query}`)) ?? []
}

/** Stock levels of a product; null while loading, empty when the viewer may not see stock. */
export function useStock(product: string | null): CountedStock[] | null {
  const [stocks, setStocks] = useState<CountedStock[] | null>(null)
  useEffect(() => {
    if (!product) return
    let isOver = false
    const answer = inFlight.get(product) ?? read(product)
    inFlight.set(product, answer)
    void answer.then((found) => {
      inFlight.delete(product)
      if (!isOver) setStocks(found)
    })
    return () => {
      isOver = true
    }
  }, [product])
  return stocks
}
