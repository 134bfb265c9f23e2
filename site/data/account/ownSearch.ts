'use client'
import useSWR from 'swr'
import type { OwnFound } from '#domain/calls/learning/ownSearch.ts'
import { type ApiRefusal, callApi } from '../base/callApi.ts'

type Key = readonly [base: string, path: string, uid: string]

/** What a search in the person's own content finds; undefined while it is under way, and for an empty query. */
export function useOwnSearch(base: string, uid: string, query: string) {
  const key: Key | null = query ? [base, `learn/search?${new URLSearchParams({ q: query })}`, uid] : null
  const { data, error, mutate } = useSWR(key, load)
  return { found: data, error: error as Error | undefined, reload: () => mutate() }
}

async function load([base, path]: Key): Promise<OwnFound[]> {
  const { status, body } = await callApi<{ apiSuccess: true; found: OwnFound[] } | ApiRefusal>(base, path)
  if (!body.apiSuccess) throw new Error(`learn/search answered ${status}`)
  return body.found
}
