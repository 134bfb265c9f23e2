'use client'
import useSWR from 'swr'
import type { PaperInfo } from '#domain/calls/exams/tests.ts'
import type { PaperKind } from '#domain/exams/releases/paperKinds.ts'
import { examCalls } from './examCalls.ts'

/** A paper before its start, as one person sees it. `notReady`: it has no questions yet. */
type PaperView = { state: 'ready'; paper: PaperInfo } | { state: 'notReady' | 'missing' }

type Key = readonly [base: string, what: 'paper', kind: PaperKind, slug: string, person: string]

async function load([base, , kind, slug]: Key): Promise<PaperView> {
  const answer = await examCalls(base).paper(kind, slug)
  if (answer.state === 'ok') return { state: 'ready', paper: answer.body.paper }
  if (answer.state === 'refused') return { state: 'notReady' }
  if (answer.state === 'forbidden') return { state: 'missing' }
  throw new Error(`tests/paper ${answer.state}`)
}

/** Requested again for another person; `person` undefined: not known yet, so it waits; empty for visitors. */
export function usePaper(base: string, kind: PaperKind, slug: string, person: string | undefined) {
  const key: Key | null = person === undefined ? null : [base, 'paper', kind, slug, person]
  const { data, error, mutate } = useSWR(key, load)
  return { view: data, error: error as Error | undefined, reload: () => mutate() }
}
