'use client'
import { useEffect, useState } from 'react'
import type { AddressableCollection, AddressableDocument } from '#domain/content/documentPath.ts'
import { findDocs } from '../ui/panelClient.ts'

type Found = AddressableDocument & {
  collection: AddressableCollection
  id: string
  title: string
  isDraft: boolean
}
type Row = { id: string; title?: string; slug?: string | null; kind?: string | null; _status?: string | null }

/** Debounce of the search, ms. */
const PAUSE_MS = 250
/** Hits per collection. */
const SHOWN = 5

async function find(collection: AddressableCollection, text: string, signal: AbortSignal): Promise<Found[]> {
  const query = new URLSearchParams({ depth: '0', limit: String(SHOWN), sort: '-updatedAt' })
  if (text) query.set('where[title][like]', text)
  for (const field of ['title', 'slug', 'kind', '_status']) query.set(`select[${field}]`, 'true')
  const docs = await findDocs<Row>(`/${collection}?${query}`, signal)
  return (docs ?? []).flatMap(({ id, title, slug, kind, _status }) =>
    slug
      ? [{ collection, id: String(id), title: title || slug, slug, kind, isDraft: _status === 'draft' }]
      : [],
  )
}

/** Documents whose title contains the text, of the collections the viewer may read; for an empty text the latest. Null while loading. */
export function useAddresses(text: string, collections: readonly AddressableCollection[]): Found[] | null {
  const [found, setFound] = useState<Found[] | null>(null)
  const names = collections.join(' ')
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(() => {
      const slugs = names.split(' ') as AddressableCollection[]
      void Promise.all(slugs.map((collection) => find(collection, text.trim(), stop.signal))).then(
        (lists) => stop.signal.aborted || setFound(lists.flat()),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, names])
  return found
}
