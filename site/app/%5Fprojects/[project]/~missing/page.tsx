import type { Metadata } from 'next'
import { NoSuchPage } from '#site/features/shell/frame/NoSuchPage.tsx'

export const revalidate = 60

export async function generateStaticParams() {
  return []
}

export const metadata: Metadata = { robots: { index: false } }

/**
 * What the gateway answers, with status 404, where Next would leave an empty page to its scripts: a page that says `notFound()`
 * is drawn in the browser alone.
 */
export default function MissingPage() {
  return <NoSuchPage />
}
