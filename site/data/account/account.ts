'use client'
import useSWR from 'swr'
import type { z } from 'zod'
import type {
  ChangeIdentitySentResponseSchema,
  ProfileResponseSchema,
  ProvenResponseSchema,
  SessionsResponseSchema,
  SignedOutResponseSchema,
  StepUpSentResponseSchema,
  UserChangedResponseSchema,
} from '#domain/calls/account.ts'
import { callApi } from '../base/callApi.ts'
import { noAnswerText } from '../base/noAnswerText.ts'
import { send } from '../post.ts'

/** A refusal of an account call; `field` names the code that was wrong. */
export type AccountRefusal = {
  apiSuccess: false
  message: string
  code?: string
  retryAfterS?: number
  field?: string
}
type Accepted = { apiSuccess: true; message: string }

type Answers = {
  'auth/signoutdevice': Accepted
  'auth/signouteverywhere': z.infer<typeof SignedOutResponseSchema>
  'auth/stepup/send': z.infer<typeof StepUpSentResponseSchema>
  'auth/stepup/verify': z.infer<typeof ProvenResponseSchema>
  'auth/changeidentity/send': z.infer<typeof ChangeIdentitySentResponseSchema>
  'auth/changeidentity/verify': z.infer<typeof UserChangedResponseSchema>
  'auth/deleteaccount': Accepted
  'franchise/leave': Accepted
}

/**
 * One account call; refusals (401 and 403 too) contain their message, and a call without an answer is also
 * returned as a refusal.
 */
export async function callAccount<Path extends keyof Answers>(
  base: string,
  path: Path,
  body: Record<string, unknown> = {},
): Promise<Answers[Path] | AccountRefusal> {
  try {
    return (await callApi<Answers[Path] | AccountRefusal>(base, path, body)).body
  } catch {
    return { apiSuccess: false, message: noAnswerText(base) }
  }
}

async function load<Body>([base, path]: readonly [base: string, path: string, uid: string]): Promise<Body> {
  const { status, body } = await callApi<Body>(base, path)
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return body
}

/** The signed-in person and which of their identifiers are proven; requests nothing without a `uid`. */
export function useProfile(base: string, uid: string | undefined) {
  const { data, error, mutate } = useSWR(
    uid ? ([base, 'auth/profile', uid] as const) : null,
    load<z.infer<typeof ProfileResponseSchema>>,
  )
  return { profile: data, error: error as Error | undefined, reload: () => mutate() }
}

/** The sessions of the signed-in person. */
export function useSessions(base: string, uid: string | undefined) {
  const { data, error, mutate } = useSWR(
    uid ? ([base, 'auth/sessions', uid] as const) : null,
    load<z.infer<typeof SessionsResponseSchema>>,
  )
  return { sessions: data?.sessions, error: error as Error | undefined, reload: () => mutate() }
}

/** The person's data export with its file name; or the refusal. */
export async function fetchOwnData(base: string): Promise<{ file: Blob; name: string } | AccountRefusal> {
  const failed: AccountRefusal = { apiSuccess: false, message: noAnswerText(base) }
  const response = await send(base, 'auth/mydata', {})
  if (!response) return failed
  try {
    if (!response.ok) return (await response.json()) as AccountRefusal
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
    return { file: await response.blob(), name: name ?? 'data.json' }
  } catch {
    return failed
  }
}
