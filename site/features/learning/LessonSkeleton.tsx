import { useTexts } from '#site/texts/useTexts.ts'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { bar } from './LessonBar.css.ts'
import { list } from './LessonList.css.ts'
import { player, under } from './LessonScreen.css.ts'

/** Skeleton of a lesson. */
export function LessonSkeleton() {
  const { loading } = useTexts('learning')
  return (
    <div data-focus-page="bare">
      <div className={bar}>
        <p className="sr-only" role="status">
          {loading}
        </p>
      </div>
      <div className={player}>
        <div>
          <Skeleton ratio="16 / 9" radius={0} />
          <div className={under}>
            <Skeleton width="40%" height={20} />
            <Skeleton width="70%" />
          </div>
        </div>
        <div className={list}>
          <div className={under}>
            {[1, 2, 3, 4, 5].map((row) => (
              <Skeleton key={row} height={36} />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
