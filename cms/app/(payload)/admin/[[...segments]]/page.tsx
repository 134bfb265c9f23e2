import type { Metadata } from 'next'
import { getPayload } from 'payload'
import config from '#payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import { panelRoute } from '../../../../admin/panel/panelRoute.ts'
import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> => generatePageMetadata({ config, params, searchParams })

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
