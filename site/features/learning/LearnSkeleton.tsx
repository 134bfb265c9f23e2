import clsx from 'clsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { withAside } from '#site/ui/layout.css.ts'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { rows } from './CourseRow.css.ts'
import { under } from './LearnScreen.css.ts'

/** Skeleton of My learning. */
export function LearnSkeleton() {
  const { loading } = useTexts('learning')
  return (
    <>
      <p className="sr-only" role="status">
        {loading}
      </p>
      <Skeleton height={232} radius={16} />
      <div className={clsx(withAside, under)}>
        <div className={rows}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} height={100} radius={12} />
          ))}
        </div>
        <Skeleton height={180} radius={12} />
      </div>
    </>
  )
}
