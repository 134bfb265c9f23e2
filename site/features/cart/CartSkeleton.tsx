'use client'
import clsx from 'clsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { container, screenful, stacks, withAside } from '#site/ui/layout.css.ts'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { page } from './CartScreen.css.ts'
import { line, words } from './Lines.css.ts'

/** Skeleton of the cart. */
export function CartSkeleton() {
  const t = useTexts('cart')
  return (
    <div className={clsx(container, screenful, page)}>
      <p className="sr-only" role="status">
        {t.loading}
      </p>
      <h1>{t.title}</h1>
      <div className={withAside}>
        <div className={stacks.m}>
          <Card pad="none">
            {['first', 'second'].map((key) => (
              <div key={key} className={line}>
                <Skeleton width={112} height={70} radius={8} />
                <div className={words}>
                  <Skeleton width="70%" height={18} />
                  <Skeleton width="50%" />
                </div>
                <Skeleton width={64} height={20} />
              </div>
            ))}
          </Card>
          <Skeleton height={92} radius={12} />
        </div>
        <Skeleton height={300} radius={12} />
      </div>
    </div>
  )
}
