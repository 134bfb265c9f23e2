'use client'
import useSWR from 'swr'
import type { ExpertPayResponse } from '#domain/calls/exams/expertPay.ts'
import type { SheetsResponse } from '#domain/calls/exams/sheets.ts'
import { type ApiRefusal, callApi } from '../base/callApi.ts'
import { noAnswerText } from '../base/noAnswerText.ts'

async function load<Answer extends { apiSuccess: true }>([base, path]: readonly [
  string,
  string,
]): Promise<Answer> {
  const { body } = await callApi<Answer | ApiRefusal>(base, path)
  if (!body.apiSuccess) throw new Error(body.message)
  return body
}

/** How many answer sheets wait, and the one that is with this expert. */
export function useSheets(base: string) {
  const { data, error, mutate } = useSWR([base, 'expert/sheets'] as const, load<SheetsResponse>, {
    revalidateOnFocus: false,
  })
  return { desk: data, error: error as Error | undefined, reload: () => mutate() }
}

/** What this expert has earned by month with answer sheets, or with doubts. */
export function useExpertPay(base: string, what: 'sheets' | 'doubts') {
  const path = what === 'sheets' ? 'expert/pay' : 'expertdoubts/pay'
  const { data } = useSWR([base, path] as const, load<ExpertPayResponse>)
  return { pay: data }
}

type Accepted = { apiSuccess: true; message?: string }

/** One call about answer sheets; without an answer it is a refusal, too. */
export async function callSheets(
  base: string,
  call: 'claimsheet' | 'returnsheet' | 'marksheet',
  body: Record<string, unknown> = {},
): Promise<Accepted | ApiRefusal> {
  try {
    return (await callApi<Accepted | ApiRefusal>(base, `expert/${call}`, body)).body
  } catch {
    return { apiSuccess: false, message: noAnswerText(base) }
  }
}
