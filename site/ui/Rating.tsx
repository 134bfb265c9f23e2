import Star from 'lucide-react/icons/star'
import { shortNumber } from '#domain/text/shortNumber.ts'
import { useTexts } from '#site/texts/useTexts.ts'
import { Icon } from './media/Icon.tsx'
import { count as countStyle, root, star } from './Rating.css.ts'

const MIN_RATINGS = 5

/** One star, the average and the number of ratings; nothing below five ratings. */
export function Rating({ average, count }: { average: number; count?: number }) {
  const t = useTexts('ui')
  if (count !== undefined && count < MIN_RATINGS) return null
  return (
    <span className={root}>
      <Icon icon={Star} size="xs" className={star} label={t.rating} />
      {average.toFixed(1)}
      {count === undefined ? null : <span className={countStyle}>({shortNumber(count)})</span>}
    </span>
  )
}
