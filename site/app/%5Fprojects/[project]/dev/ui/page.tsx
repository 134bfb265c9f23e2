import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Kit } from './Kit.tsx'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Components', robots: { index: false } }

/** Every component in every state. Only with DEV_PAGES=1. */
export default function ComponentsPage() {
  if (process.env.DEV_PAGES !== '1') notFound()
  return <Kit />
}
