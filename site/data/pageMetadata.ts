import type { Metadata } from 'next'
import { getSettings } from './settings.ts'

type Described = { title: string; meta?: { title?: string | null; description?: string | null } | null }

/** Title, description, canonical address and link preview of a page. `path` is without the project's prefix. */
export async function pageMetadata(
  project: string,
  { title, meta }: Described,
  path: string,
): Promise<Metadata> {
  const settings = await getSettings(project)
  const address = `${settings?.address ?? ''}${path === '/' ? '' : path}` || '/'
  const description = meta?.description ?? undefined
  return {
    title: meta?.title ? { absolute: meta.title } : title,
    description,
    alternates: { canonical: address },
    openGraph: {
      title: meta?.title || title,
      description,
      type: 'website',
      locale: 'en_IN',
      url: address,
      siteName: settings?.title,
    },
  }
}
