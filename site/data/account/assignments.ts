'use client'
import useSWR from 'swr'
import type { z } from 'zod'
import type { AssignmentResponse, HandInBodySchema } from '#domain/calls/learning/assignments.ts'
import { type ApiAnswer, type ApiRefusal, callApi } from '../base/callApi.ts'
import { toSearch } from '../base/restQuery.ts'

type Key = readonly [base: string, path: string, uid: string]

/** An assignment and what the person has handed in for it; requests nothing for `of` null. */
export function useAssignment(base: string, of: { lecture: string; uid: string } | null) {
  const key: Key | null = of && [base, `learn/assignment?${toSearch({ lecture: of.lecture })}`, of.uid]
  const { data, error, mutate } = useSWR(key, load)
  return { assignment: data, error: error as Error | undefined, reload: () => mutate() }
}

async function load([base, path]: Key): Promise<AssignmentResponse> {
  const { status, body } = await callApi<AssignmentResponse | ApiRefusal>(base, path)
  if (!body.apiSuccess) throw new Error(`learn/assignment answered ${status}`)
  return body
}

type Answered = Promise<ApiAnswer<{ apiSuccess: true; message: string } | ApiRefusal>>

/** Sends a photo or PDF, whose SHA-256 is `digest`. Throws without an answer. */
export function addAssignmentFile(base: string, lecture: string, digest: string, bytes: Blob): Answered {
  const form = new FormData()
  form.set('file', bytes, 'page')
  return callApi(base, `learn/addassignmentfile?${toSearch({ lecture, file: digest })}`, form)
}

export const handIn = (base: string, answer: z.input<typeof HandInBodySchema>): Answered =>
  callApi(base, 'learn/handin', answer)

/** Address of a file of the person's own answer. */
export const assignmentFileHref = (base: string, lecture: string, digest: string): string =>
  `${base}/api/learn/assignmentfile?${toSearch({ lecture, file: digest })}`
