'use client'
import useSWR from 'swr'
import type { z } from 'zod'
import type { ConsentsResponse, GuardianSentResponseSchema } from '#domain/calls/consents.ts'
import { callApi } from '../base/callApi.ts'
import { noAnswerText } from '../base/noAnswerText.ts'
import type { AccountRefusal } from './account.ts'

/** A refusal with what is wrong with each field of the body. */
type Refusal = AccountRefusal & { fields?: Record<string, string> }
type Accepted = { apiSuccess: true; message?: string }
type Answers = {
  'auth/birthyear': Accepted
  'auth/guardian/send': z.infer<typeof GuardianSentResponseSchema>
  'auth/guardian/verify': Accepted
  'auth/listed': Accepted
}

async function load([base, path]: readonly [string, string, string]): Promise<ConsentsResponse> {
  const { status, body } = await callApi<ConsentsResponse>(base, path)
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return body
}

/** What a person and their guardian agreed to. */
export function useConsents(base: string, person: string | undefined) {
  const { data, mutate } = useSWR(person ? ([base, 'auth/consents', person] as const) : null, load)
  return { consents: data, reload: () => mutate() }
}

/** One call about consents; without an answer it is a refusal, too. */
export async function callConsents<Path extends keyof Answers>(
  base: string,
  path: Path,
  body: Record<string, unknown>,
): Promise<Answers[Path] | Refusal> {
  try {
    return (await callApi<Answers[Path] | Refusal>(base, path, body)).body
  } catch {
    return { apiSuccess: false, message: noAnswerText(base) }
  }
}
