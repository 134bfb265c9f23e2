import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { getPayload } from 'payload'
import { cache } from 'react'
import config from '#payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { singletonAt } from '#domain/panel/singletons.ts'
import { panelRoute } from '../../../../admin/panel/panelRoute.ts'
import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

const openPayload = async () => {
  const [payload, requestHeaders] = await Promise.all([getPayload({ config, importMap, cron: true }), headers()])
  return { payload, headers: requestHeaders }
}

/** The route of an address, resolved once per request for metadata and page. */
const routeAt = cache((path: string, query: string) =>
  panelRoute(openPayload, path === '' ? [] : path.split('/'), JSON.parse(query)),
)

/** Title of the page that is rendered: a refused page, and settings without a selected project, render another one. */
export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  const path = ((await params).segments ?? []).join('/')
  // A redirect is thrown again by the page itself.
  const route = await routeAt(path, JSON.stringify(await searchParams)).catch(() => null)
  const segments = route?.segments ?? (singletonAt(`/${path}`) ? ['choose-project'] : path.split('/'))
  return generatePageMetadata({
    config,
    params: segments.join('/') === path ? params : Promise.resolve({ segments }),
    searchParams,
  })
}

const Page = async ({ params, searchParams }: Args) => {
  const path = ((await params).segments ?? []).join('/')
  const route = await routeAt(path, JSON.stringify(await searchParams))
  return RootPage({
    config,
    importMap,
    params: route.segments.join('/') === path ? params : Promise.resolve({ segments: route.segments }),
    searchParams: Promise.resolve(route.searchParams),
  })
}

export default Page
