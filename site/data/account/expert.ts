'use client'
import useSWR from 'swr'
import type { ExpertStart } from '#domain/calls/expert.ts'
import { type ApiRefusal, callApi } from '../base/callApi.ts'

/** Access to the expert panel: no staff session, not an expert, or an expert with what they may see. */
export type ExpertState = { kind: 'signedOut' } | { kind: 'refused' } | { kind: 'open'; start: ExpertStart }

async function load([base]: readonly [base: string, what: string]): Promise<ExpertState> {
  const { status, body } = await callApi<ExpertStart | ApiRefusal>(base, 'expert/start')
  if (status === 401) return { kind: 'signedOut' }
  if (status === 403) return { kind: 'refused' }
  if (status !== 200 || !body.apiSuccess) throw new Error(`expert/start answered ${status}`)
  return { kind: 'open', start: body }
}

/** The expert panel for this browser's staff session; undefined until known. */
export function useExpert(base: string) {
  const { data, error, mutate } = useSWR([base, 'expert/start'] as const, load, {
    shouldRetryOnError: false,
  })
  return { state: data, error: error as Error | undefined, reload: () => mutate() }
}
