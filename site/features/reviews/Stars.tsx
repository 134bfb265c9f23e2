import Star from 'lucide-react/icons/star'
import { Icon } from '#site/ui/Icon.tsx'
import { starOff, starOn, stars } from './Reviews.css.ts'

/** Five stars of which so many are filled, half ones rounded; decorative, the figure stands beside it. */
export function Stars({ rating }: { rating: number }) {
  const filled = Math.round(rating)
  return (
    <span className={stars} aria-hidden="true">
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} icon={Star} size="s" className={star <= filled ? starOn : starOff} />
      ))}
    </span>
  )
}
