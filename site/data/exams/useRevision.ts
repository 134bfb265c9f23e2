'use client'
import useSWR from 'swr'
import type { RevisionResponse } from '#domain/calls/exams/revision.ts'
import { examCalls } from './examCalls.ts'

async function load([base]: readonly [string, 'revision', string]): Promise<RevisionResponse> {
  const answer = await examCalls(base).revision()
  if (answer.state !== 'ok') throw new Error('tests/revision could not be read')
  return answer.body
}

/** A person's revision list; refetched only on demand, so that it does not change during a question. */
export function useRevision(base: string, person: string | undefined) {
  const { data, error, mutate } = useSWR(person ? ([base, 'revision', person] as const) : null, load, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  return { revision: data, error: error as Error | undefined, reload: () => mutate() }
}
