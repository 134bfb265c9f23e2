'use client'
import useSWR from 'swr'
import { examCalls, type MyAttempt } from './examCalls.ts'

type Key = readonly [base: string, what: 'attempts', person: string]

async function load([base]: Key): Promise<MyAttempt[]> {
  const answer = await examCalls(base).mine()
  if (answer.state !== 'ok') throw new Error(`tests/mine ${answer.state}`)
  return answer.body.attempts
}

/** The person's attempts at all papers and quizzes, the newest first; nothing is requested without a person. */
export function useMyAttempts(base: string, person: string | undefined) {
  const { data } = useSWR(person ? ([base, 'attempts', person] as const) : null, load)
  return data
}
