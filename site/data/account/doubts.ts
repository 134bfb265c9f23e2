'use client'
import useSWR from 'swr'
import type {
  DoubtAskBody,
  DoubtRow,
  DoubtView,
  EXPERT_DOUBT_LISTS,
  ExpertDoubtRow,
  ExpertDoubtView,
  SimilarDoubt,
} from '#domain/calls/doubts.ts'
import type { TypesetBlocks } from '#domain/exams/questions/typesetContent.ts'
import { type ApiRefusal, callApi } from '../base/callApi.ts'
import { noAnswerText } from '../base/noAnswerText.ts'

export type ExpertList = (typeof EXPERT_DOUBT_LISTS)[number]
type Page<Row> = { doubts: Row[]; total: number; pageCount: number }
type OwnPage = Page<DoubtRow> & { quota: { left: number; of: number } | null }
type Done = { apiSuccess: true; message: string }

async function load<Answer>([base, path]: readonly [string, string, string]): Promise<Answer> {
  const { status, body } = await callApi<Answer>(base, path)
  if (status !== 200) throw new Error(`${path.split('?')[0]} answered ${status}`)
  return body
}

async function loadOne<Doubt>([base, path]: readonly [string, string, string]): Promise<Doubt | null> {
  const { status, body } = await callApi<{ doubt: Doubt }>(base, path)
  if (status === 404 || status === 400) return null
  if (status !== 200) throw new Error(`${path.split('?')[0]} answered ${status}`)
  return body.doubt
}

/** One page of the signed-in person's doubts; requests nothing without a `uid`. */
export function useDoubts(base: string, page: number, uid: string | undefined) {
  const key = uid ? ([base, `doubt/mine?page=${page}`, uid] as const) : null
  const { data, error, mutate } = useSWR(key, load<OwnPage>, { keepPreviousData: true })
  return { list: data, error: error as Error | undefined, reload: () => mutate() }
}

/** An own doubt; null when there is none, undefined until known. */
export function useDoubt(base: string, number: string, uid: string | undefined) {
  const key = uid ? ([base, `doubt/one?number=${encodeURIComponent(number)}`, uid] as const) : null
  const { data, error, mutate } = useSWR(key, loadOne<DoubtView>)
  return { doubt: data, error: error as Error | undefined, reload: () => mutate() }
}

/** Shared doubts like the one in `query` (JSON of what is being asked; empty for none yet). Those of before stay until new ones are known. */
export function useSimilarDoubts(base: string, query: string): readonly SimilarDoubt[] {
  const key = query ? ([base, 'doubt/similar', query] as const) : null
  const { data } = useSWR(
    key,
    async () => {
      const { body } = await callApi<{ doubts?: SimilarDoubt[] }>(base, 'doubt/similar', JSON.parse(query))
      return body.doubts ?? []
    },
    { keepPreviousData: true, shouldRetryOnError: false },
  )
  return query ? (data ?? []) : []
}

/** The text as experts and students see it, with its formulas drawn; null until it is known. */
export function useTypesetText(base: string, text: string): TypesetBlocks | null {
  const key = text ? ([base, 'doubt/typeset', text] as const) : null
  const { data } = useSWR(
    key,
    async () =>
      (await callApi<{ blocks?: TypesetBlocks }>(base, 'doubt/typeset', { text })).body.blocks ?? null,
    { keepPreviousData: true, shouldRetryOnError: false },
  )
  return text ? (data ?? null) : null
}

/** One page of the expert's pending or answered doubts. */
export function useExpertDoubts(base: string, list: ExpertList, page: number) {
  const key = [base, `expertdoubts/list?list=${list}&page=${page}`, 'expert'] as const
  const { data, error, mutate } = useSWR(key, load<Page<ExpertDoubtRow>>, { keepPreviousData: true })
  return { list: data, error: error as Error | undefined, reload: () => mutate() }
}

/** A doubt that the expert may answer; null when there is none for them, undefined until known. */
export function useExpertDoubt(base: string, number: string) {
  const key = [base, `expertdoubts/one?number=${encodeURIComponent(number)}`, 'expert'] as const
  const { data, error, mutate } = useSWR(key, loadOne<ExpertDoubtView>)
  return { doubt: data, error: error as Error | undefined, reload: () => mutate() }
}

async function post<Answer extends Done>(
  base: string,
  path: string,
  body: object,
): Promise<Answer | ApiRefusal> {
  try {
    return (await callApi<Answer | ApiRefusal>(base, path, body)).body
  } catch {
    return { apiSuccess: false, message: noAnswerText(base) }
  }
}

/** Asks a doubt; a call without an answer is also returned as a refusal, as by all calls below. */
export const askDoubt = (base: string, body: DoubtAskBody) =>
  post<Done & { number: string }>(base, 'doubt/ask', body)

/** What a student does with an own doubt. */
export const changeDoubt = (
  base: string,
  what: 'addmessage' | 'resolve' | 'rate' | 'withdraw',
  body: object,
) => post<Done>(base, `doubt/${what}`, body)

/** What an expert does with a doubt. */
export const workOnDoubt = (base: string, what: 'take' | 'release' | 'answer' | 'reject', body: object) =>
  post<Done>(base, `expertdoubts/${what}`, body)
