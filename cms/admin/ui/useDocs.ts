'use client'
import { useEffect, useState } from 'react'
import { findDocs } from './panelClient.ts'

/** Documents of a REST query such as `selling-products?where[…]`; null while loading and for a null query, empty after a failure. */
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
