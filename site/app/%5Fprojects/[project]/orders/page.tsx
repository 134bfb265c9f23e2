import { notFound } from 'next/navigation'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { OrdersScreen } from '#site/features/orders/OrdersScreen.tsx'

type PageProps = { params: Promise<{ project: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('orders')

export async function generateStaticParams() {
  return []
}

export default async function OrdersPage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return <OrdersScreen />
}
