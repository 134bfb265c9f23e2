'use client'
import useSWR from 'swr'
import type { ReportLinksResponse } from '#domain/calls/exams/reports.ts'
import { progressCalls } from './progressCalls.ts'

async function load([base]: readonly [string, 'reportlinks', string]): Promise<ReportLinksResponse['links']> {
  const answer = await progressCalls(base).reportLinks()
  if (answer.state !== 'ok') throw new Error('tests/reportlinks could not be read')
  return answer.body.links
}

/** A person's open links to their progress. */
export function useReportLinks(base: string, person: string | undefined) {
  const { data, mutate } = useSWR(person ? ([base, 'reportlinks', person] as const) : null, load)
  return { links: data ?? [], reload: () => mutate() }
}
