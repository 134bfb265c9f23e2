'use client'
import { useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { lines } from './expert.css.ts'

export function ExpertSkeleton() {
  const { loading } = useTexts('expert')
  return (
    <>
      <p className="sr-only" role="status">
        {loading}
      </p>
      {[3, 2].map((count) => (
        <Card key={count} pad="l" className={lines}>
          <Skeleton width={180} height={24} />
          {Array.from({ length: count }, (_, index) => (
            <Skeleton key={String(index)} width="70%" height={20} />
          ))}
        </Card>
      ))}
    </>
  )
}
