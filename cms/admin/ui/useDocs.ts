'use client'
import { useEffect, useState } from 'react'
import { findDocs } from './panelClient.ts'

/**
 * The documents that a REST query answers, such as `selling-products?where[…]`; null until they are there, and while there
 * is nothing to ask. A failed read answers none.
 */
export function useDocs<Doc>(query: string | null): Doc[] | null {
  const [found, setFound] = useState<{ query: string; docs: Doc[] } | null>(null)
  useEffect(() => {
    if (!query) return
    const stop = new AbortController()
    void findDocs<Doc>(`/${query}`, stop.signal).then(
      (docs) => stop.signal.aborted || setFound({ query, docs: docs ?? [] }),
    )
    return () => stop.abort()
  }, [query])
  return found?.query === query ? found.docs : null
}
