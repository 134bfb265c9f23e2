'use client'
import useSWR from 'swr'
import { callApi } from '../base/callApi.ts'
import { type Page, selectFields, toSearch } from '../base/restQuery.ts'

type Config = { courses?: { title: string }[] | null }

const PATH = `project-configs?${toSearch({ select: selectFields('courses'), limit: 1, depth: 0 })}`

async function load([base, path]: readonly [string, string]): Promise<string[]> {
  const { status, body } = await callApi<Page<Config>>(base, path)
  if (status !== 200) throw new Error(`project-configs answered ${status}`)
  return (body.docs[0]?.courses ?? []).map(({ title }) => title)
}

/**
 * Course titles of the project config; undefined until known, and while `base` is null: then nothing is
 * requested. Empty when the config can't be read.
 */
export function useCourseTitles(base: string | null): string[] | undefined {
  const { data, error } = useSWR(base === null ? null : ([base, PATH] as const), load, {
    revalidateOnFocus: false,
  })
  return data ?? (error ? [] : undefined)
}
