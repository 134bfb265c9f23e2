import { useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { foot, head, line, lines } from './OrderCard.css.ts'

/** Skeleton of two order cards. */
export function OrdersSkeleton({ isListOnly }: { isListOnly?: boolean }) {
  const t = useTexts('orders')
  return (
    <>
      {isListOnly ? null : <h1>{t.title}</h1>}
      <p className="sr-only" role="status">
        {t.loading}
      </p>
      {[1, 2].map((card) => (
        <Card key={card} pad="none">
          <div className={head}>
            <Skeleton width={220} height={40} />
          </div>
          <div className={lines}>
            <div className={line}>
              <Skeleton width={56} height={56} radius={8} />
              <Skeleton width="50%" height={20} />
            </div>
          </div>
          <div className={foot}>
            <Skeleton width={120} height={36} radius={8} />
          </div>
        </Card>
      ))}
    </>
  )
}
