'use client'
import useSWR from 'swr'
import type { RevisionResponse } from '#domain/calls/exams/revision.ts'
import { examCalls } from './examCalls.ts'

async function load([base]: readonly [string, 'revision', string]): Promise<RevisionResponse> {
  const answer = await examCalls(base).revision()
  if (answer.state !== 'ok') throw new Error('tests/revision could not be read')
  return answer.body
}

/** What a person has to revise; read again only when it is asked for, so that nothing changes below a question. */
export function useRevision(base: string, person: string | undefined) {
  const { data, error, mutate } = useSWR(person ? ([base, 'revision', person] as const) : null, load, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  return { revision: data, error: error as Error | undefined, reload: () => mutate() }
}
