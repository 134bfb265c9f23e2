import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { AddressScreen } from '#site/features/address/AddressScreen.tsx'

type PageProps = { params: Promise<{ project: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('address')

export async function generateStaticParams() {
  return []
}

export default async function AddressPage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return <AddressScreen />
}
