'use client'
import useSWR from 'swr'
import type { ReportResponse } from '#domain/calls/exams/reports.ts'
import { REPORT_TOKEN } from '#domain/exams/reports/reportLink.ts'
import { type ApiRefusal, callApi } from '../base/callApi.ts'

/** Null when the link is none, or has ended. */
async function load([base, path, token]: readonly [string, string, string]): Promise<ReportResponse | null> {
  const { status, body } = await callApi<ReportResponse | ApiRefusal>(base, path, { token })
  if (body.apiSuccess) return body
  if (status === 404) return null
  throw new Error(body.message)
}

/** The report of a link: undefined while it loads. An invalid token is not fetched. */
export function useReport(base: string, token: string) {
  const isToken = REPORT_TOKEN.test(token)
  const { data, error, mutate } = useSWR(isToken ? ([base, 'tests/report', token] as const) : null, load)
  return { report: isToken ? data : null, error: error as Error | undefined, reload: () => mutate() }
}
