import { notFound } from 'next/navigation'
import { Suspense } from 'react'
import { enterScope } from '#site/data/base/enterScope.ts'
import { personalPageMetadata } from '#site/data/catalogue/personalPageMetadata.ts'
import { CartScreen } from '#site/features/cart/CartScreen.tsx'
import { CartSkeleton } from '#site/features/cart/CartSkeleton.tsx'
import { PageTexts } from '#site/texts/PageTexts.tsx'

type PageProps = { params: Promise<{ project: string }> }

export const revalidate = 60

export const generateMetadata = personalPageMetadata('cart')

export async function generateStaticParams() {
  return []
}

export default async function CartPage({ params }: PageProps) {
  if (!(await enterScope((await params).project))) notFound()
  return (
    <PageTexts areas={['bill', 'cart']}>
      <Suspense fallback={<CartSkeleton />}>
        <CartScreen />
      </Suspense>
    </PageTexts>
  )
}
