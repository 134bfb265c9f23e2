import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { OrderScreen } from '#site/features/orders/OrderScreen.tsx'
import { PageTexts } from '#site/texts/PageTexts.tsx'

type PageProps = { params: Promise<{ project: string; number: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('order')

export async function generateStaticParams() {
  return []
}

export default async function OrderPage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return (
    <PageTexts areas={['bill', 'parcels', 'problems', 'returns']}>
      <OrderScreen />
    </PageTexts>
  )
}
