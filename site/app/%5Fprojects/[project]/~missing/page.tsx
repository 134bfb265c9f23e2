import type { Metadata } from 'next'
import { NoSuchPage } from '#site/features/shell/frame/NoSuchPage.tsx'

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

export const metadata: Metadata = { robots: { index: false } }

/**
 * The page that the gateway sends with status 404 where Next would send an empty document: Next renders a
 * page that calls `notFound()` in the browser only.
 */
export default function MissingPage() {
  return <NoSuchPage />
}
