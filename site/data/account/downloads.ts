'use client'
import useSWR from 'swr'
import type { z } from 'zod'
import type { DownloadsResponseSchema } from '#domain/calls/resources.ts'
import { callApi } from '../base/callApi.ts'

type Downloads = z.infer<typeof DownloadsResponseSchema>

async function load([base, path]: readonly [string, string, string]): Promise<Downloads> {
  const { status, body } = await callApi<Downloads>(base, path)
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return body
}

/** Files that the signed-in person may download; requests nothing without a `uid`. */
export function useDownloads(base: string, uid: string | undefined) {
  const { data, error, mutate } = useSWR(uid ? ([base, 'downloads/mine', uid] as const) : null, load)
  return { downloads: data, error: error as Error | undefined, reload: () => mutate() }
}
