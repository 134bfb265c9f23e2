'use client'
import useSWR from 'swr'
import type { ProgressResponse } from '#domain/calls/exams/progress.ts'
import { progressCalls } from './progressCalls.ts'

type Key = readonly [string, 'progress', string, string | null]

async function load([base, , , series]: Key): Promise<ProgressResponse> {
  const answer = await progressCalls(base).progress(series)
  if (answer.state !== 'ok') throw new Error('tests/progress could not be read')
  return answer.body
}

/** A person's progress across a test series; across that of their last test when none is named. */
export function useProgress(base: string, person: string | undefined, series: string | null) {
  const key: Key | null = person ? [base, 'progress', person, series] : null
  const { data, error, mutate } = useSWR(key, load, { keepPreviousData: true })
  return { answer: data, error: error as Error | undefined, reload: () => mutate() }
}
