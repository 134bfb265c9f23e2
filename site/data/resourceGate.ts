'use client'
import useSWR, { mutate } from 'swr'
import type { ResourceResponse } from '#domain/calls/resources.ts'
import { callApi } from './base/callApi.ts'

const PATH = 'resources/open'
type Key = readonly [base: string, path: string, uid: string]

async function load([base, path]: Key): Promise<ResourceResponse> {
  const { status, body } = await callApi<ResourceResponse>(base, path)
  if (status !== 200) throw new Error(`${PATH} answered ${status}`)
  return body
}

/**
 * What still locks a resource for this visitor; requested again when somebody signs in. Requests nothing
 * while `uid` is undefined.
 */
export function useResourceGate(base: string, slug: string | null, uid: string | undefined) {
  const key = slug !== null && uid !== undefined
  const { data, error } = useSWR(
    key ? ([base, `${PATH}?slug=${encodeURIComponent(slug)}`, uid] as const) : null,
    load,
  )
  return { answer: data, error: error as Error | undefined }
}

/** A form was sent: the resources that it unlocks are requested again. */
export const refreshGates = () =>
  mutate((key) => Array.isArray(key) && typeof key[1] === 'string' && key[1].startsWith(PATH))
