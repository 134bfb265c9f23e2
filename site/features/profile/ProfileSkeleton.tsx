'use client'
import { useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { row, rows } from './ProfileScreen.css.ts'

/** Skeleton of details and devices. */
export function ProfileSkeleton() {
  const { loading } = useTexts('profile')
  return (
    <>
      <p className="sr-only" role="status">
        {loading}
      </p>
      {[3, 2].map((count) => (
        <Card key={count} pad="l">
          <Skeleton width={140} height={24} />
          <div className={rows}>
            {Array.from({ length: count }, (_, index) => (
              <div key={String(index)} className={row}>
                <Skeleton width={110} height={18} />
                <Skeleton width="60%" height={22} />
              </div>
            ))}
          </div>
        </Card>
      ))}
    </>
  )
}
