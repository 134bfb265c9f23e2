'use client'
import useSWR from 'swr'
import type { RequestBody, RequestView } from '#domain/calls/requests.ts'
import { type ApiRefusal, callApi } from '../base/callApi.ts'
import { noAnswerText } from '../base/noAnswerText.ts'

async function load([base, path]: readonly [string, string, string]): Promise<RequestView[]> {
  const { status, body } = await callApi<{ requests: RequestView[] }>(base, path)
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return body.requests
}

/** What the signed-in person asked the team for, newest first; requests nothing without a `uid`. */
export function useRequests(base: string, uid: string | undefined) {
  const { data, error, mutate } = useSWR(uid ? ([base, 'requests/mine', uid] as const) : null, load)
  return { requests: data, error: error as Error | undefined, reload: () => mutate() }
}

/** Sends a request; a call without an answer is also returned as a refusal. */
export async function sendRequest(
  base: string,
  body: RequestBody,
): Promise<{ apiSuccess: true; message: string } | ApiRefusal> {
  try {
    return (await callApi<{ apiSuccess: true; message: string } | ApiRefusal>(base, 'requests/send', body))
      .body
  } catch {
    return { apiSuccess: false, message: noAnswerText(base) }
  }
}
