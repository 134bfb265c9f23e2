'use client'
import useSWR from 'swr'
import type { ResultResponse } from '#domain/calls/exams/results.ts'
import { examCalls } from './examCalls.ts'

type ResultView = { state: 'ready'; answer: ResultResponse } | { state: 'signedOut' | 'missing' }

async function load([base, , attempt]: readonly [string, 'result', string]): Promise<ResultView> {
  const answer = await examCalls(base).result(attempt)
  if (answer.state === 'ok') return { state: 'ready', answer: answer.body }
  if (answer.state === 'signedOut') return { state: 'signedOut' }
  if (answer.state === 'failed') throw new Error('tests/result could not be read')
  return { state: 'missing' }
}

/** Interval of refetching while it is being evaluated, ms. */
const SOON_MS = 3000

/** The result of an attempt; refetched while it is being evaluated or ranks are computed. */
export function useResult(base: string, attempt: string | null) {
  const { data, error, mutate } = useSWR(attempt ? ([base, 'result', attempt] as const) : null, load, {
    refreshInterval: (view) => (view?.state === 'ready' && isUnderWay(view.answer) ? SOON_MS : 0),
  })
  return { view: data, error: error as Error | undefined, reload: () => mutate() }
}

const isUnderWay = ({ attempt: { state }, result }: ResultResponse): boolean =>
  result?.standing.state === 'soon' ||
  (result === null && (state === 'submitting' || state === 'submitted' || state === 'autoSubmitted'))
