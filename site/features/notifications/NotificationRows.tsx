import { useTexts } from '#site/texts/useTexts.ts'
import { Skeleton } from '#site/ui/Skeleton.tsx'
import { item, row, text } from './NotificationItem.css.ts'

/** Skeleton of notification rows. */
export function NotificationRows() {
  const t = useTexts('notifications')
  return (
    <>
      <p className="sr-only" role="status">
        {t.loading}
      </p>
      <ul aria-hidden="true">
        {[64, 48, 56, 40].map((width) => (
          <li key={width} className={item}>
            <div className={row}>
              <span />
              <Skeleton width={`${width}%`} height={20} />
              <div className={text}>
                <Skeleton width="92%" height={16} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
