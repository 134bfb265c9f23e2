'use client'
import useSWR from 'swr'
import type { SolutionsResponse } from '#domain/calls/exams/solutions.ts'
import { examCalls } from './examCalls.ts'

type SolutionsView = { state: 'ready'; answer: SolutionsResponse } | { state: 'signedOut' | 'missing' }

async function load([base, , attempt]: readonly [string, 'solutions', string]): Promise<SolutionsView> {
  const answer = await examCalls(base).solutions(attempt)
  if (answer.state === 'ok') return { state: 'ready', answer: answer.body }
  if (answer.state === 'signedOut') return { state: 'signedOut' }
  if (answer.state === 'failed') throw new Error('tests/solutions could not be read')
  return { state: 'missing' }
}

/** Questions of an attempt with answers and solutions. */
export function useSolutions(base: string, attempt: string | null) {
  const { data, error, mutate } = useSWR(attempt ? ([base, 'solutions', attempt] as const) : null, load, {
    revalidateOnFocus: false,
  })
  return { view: data, error: error as Error | undefined, reload: () => mutate() }
}
