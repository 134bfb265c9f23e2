'use client'
import useSWR from 'swr'
import type { SearchResponse } from '#domain/calls/search.ts'
import { post } from '../post.ts'
import { searchCall } from './search.ts'

const MAX_SUGGESTIONS = 7
const FRESH_MS = 10_000

let current: AbortController | null = null

/** Only the last search of a field counts: a new one aborts the one before it. */
async function fetchSearch([base, q]: readonly [
  base: string,
  q: string,
  what: string,
]): Promise<SearchResponse> {
  current?.abort()
  const controller = new AbortController()
  current = controller
  const path = searchCall({ q, kind: null, page: 1 }, MAX_SUGGESTIONS)
  const response = await fetch(`${base}/api/${path}`, {
    headers: { accept: 'application/json' },
    signal: controller.signal,
  })
  if (!response.ok) throw new Error(`search answered ${response.status}`)
  return (await response.json()) as SearchResponse
}

/**
 * Search results while a person types; `q` is empty until something is typed. The previous results stay until
 * the next ones are loaded.
 */
export function useSearch(base: string, q: string) {
  const { data, error, isLoading } = useSWR(q ? ([base, q, 'search'] as const) : null, fetchSearch, {
    keepPreviousData: true,
    shouldRetryOnError: false,
    revalidateOnFocus: false,
    dedupingInterval: FRESH_MS,
  })
  const isAborted = error instanceof DOMException && error.name === 'AbortError'
  return { answer: q ? data : undefined, isLoading, hasFailed: Boolean(error) && !isAborted }
}

const reported = new Set<string>()

/** Reports a search without results, once per visit. Fire and forget. */
export function reportMiss(base: string, q: string): void {
  const key = `${base} ${q.toLowerCase()}`
  if (reported.has(key)) return
  reported.add(key)
  void post(base, 'search/missed', { q })
}

/** Warms up the server's search before the first letter is typed. */
export const warmSearch = (base: string): void => {
  fetch(`${base}/api/search?q=&limit=1`).catch(() => undefined)
}
