import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/enterScope.ts'
import { AddressScreen } from '#site/features/address/AddressScreen.tsx'

type PageProps = { params: Promise<{ project: string }> }

export const revalidate = 60

export const metadata: Metadata = { title: 'Addresses', robots: { index: false } }

export async function generateStaticParams() {
  return []
}

export default async function AddressPage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return <AddressScreen />
}
