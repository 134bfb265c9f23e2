'use client'
import { useEffect, useState } from 'react'

/**
 * The documents that a REST query answers, such as `selling-products?where[…]`; null until they are there, and while there
 * is nothing to ask. A failed read answers none.
 */
export function useDocs<Doc>(query: string | null): Doc[] | null {
  const [found, setFound] = useState<{ query: string; docs: Doc[] } | null>(null)
  useEffect(() => {
    if (!query) return
    const stop = new AbortController()
    fetch(`/api/${query}`, { signal: stop.signal })
      .then((response) => (response.ok ? (response.json() as Promise<{ docs: Doc[] }>) : { docs: [] }))
      .then(({ docs }) => setFound({ query, docs }))
      .catch(() => undefined)
    return () => stop.abort()
  }, [query])
  return found?.query === query ? found.docs : null
}
