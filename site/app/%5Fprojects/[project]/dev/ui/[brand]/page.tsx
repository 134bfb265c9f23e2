import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { BRANDS } from '#site/styles/sampleBrands.ts'
import { Kit } from '../Kit.tsx'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Components', robots: { index: false } }

type PageProps = { params: Promise<{ brand: string }> }

/**
 * The components in the colours of another brand; the brand is in the path, since the gateway drops unknown
 * query parameters.
 */
export default async function BrandPage({ params }: PageProps) {
  const { brand: brandName } = await params
  const brand = BRANDS.find(({ id }) => id === brandName)
  if (process.env.DEV_PAGES !== '1' || !brand) notFound()
  return <Kit brand={brand} />
}
