import Star from 'lucide-react/icons/star'
import { starFills } from '#domain/reviews/percentages.ts'
import { Icon } from '#site/ui/media/Icon.tsx'
import { partOfStar, star, starOff, starOn, stars } from './Reviews.css.ts'

/** Five stars filled up to the average; decorative, since the number is next to them. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={stars} aria-hidden="true">
      {starFills(rating).map((fill, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the first to the fifth star
        <span key={index} className={star}>
          <Icon icon={Star} size="s" className={starOff} />
          {fill > 0 ? (
            <span className={partOfStar} style={{ width: `${fill * 100}%` }}>
              <Icon icon={Star} size="s" className={starOn} />
            </span>
          ) : null}
        </span>
      ))}
    </span>
  )
}
