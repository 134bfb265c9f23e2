import type { Metadata } from 'next'
import { getPayload } from 'payload'
import config from '#payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { singletonAt } from '#domain/panel/singletons.ts'
import { panelRoute } from '../../../../admin/panel/panelRoute.ts'
import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

/** Settings of a project that is not chosen yet open as the page that asks which one. */
export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  const { segments = [] } = await params
  const shown = singletonAt(`/${segments.join('/')}`) ? Promise.resolve({ segments: ['choose-project'] }) : params
  return generatePageMetadata({ config, params: shown, searchParams })
}

const Page = async ({ params, searchParams }: Args) => {
  const { segments = [] } = await params
  const route = await panelRoute(() => getPayload({ config, importMap, cron: true }), segments, await searchParams)
  return RootPage({
    config,
    importMap,
    params: route.segments === segments ? params : Promise.resolve({ segments: route.segments }),
    searchParams: Promise.resolve(route.searchParams),
  })
}

export default Page
