import { useTexts } from '#site/texts/useTexts.ts'
import { Card } from '#site/ui/Card.tsx'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { card, cards } from './AddressScreen.css.ts'

/** Skeleton of two address cards. */
export function AddressSkeleton() {
  const t = useTexts('address')
  return (
    <>
      <p className="sr-only" role="status">
        {t.loading}
      </p>
      <div className={cards} aria-hidden="true">
        {[1, 2].map((number) => (
          <Card key={number} className={card}>
            <Skeleton width={80} height={20} />
            <Skeleton width="50%" height={22} />
            <Skeleton height={44} />
            <Skeleton width={160} height={36} radius={8} />
          </Card>
        ))}
      </div>
    </>
  )
}
