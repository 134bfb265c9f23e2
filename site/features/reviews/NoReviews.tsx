import { useTexts } from '#site/texts/useTexts.ts'
import { empty, small } from './Reviews.css.ts'

export function NoReviews() {
  const t = useTexts('reviews')
  return (
    <div className={empty}>
      <p>{t.none}</p>
      <p className={small}>{t.noneText}</p>
    </div>
  )
}
