'use client'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Star from 'lucide-react/icons/star'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { useState } from 'react'
import type { ReviewView } from '#domain/calls/reviews.ts'
import { countedText } from '#domain/text/counted.ts'
import { fill } from '#domain/text/fill.ts'
import { dayText } from '#site/data/dateText.ts'
import { voteHelpful } from '#site/data/reviews.ts'
import { useAuthDialog } from '#site/features/shell/AuthDialogContext.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useLocale, useTexts } from '#site/texts/useTexts.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { useSnackbar } from '#site/ui/SnackbarProvider.tsx'
import { Words } from '#site/ui/Words.tsx'
import { byline, given, item, name as nameStyle, starOn, verified, vote } from './Reviews.css.ts'
import { ReviewWords } from './ReviewWords.tsx'

type ReviewItemProps = {
  review: ReviewView
  isSignedIn: boolean
  isOwn: boolean
  /** This person found it helpful, as far as the server has said. */
  isHelpful: boolean
  /** Something was voted. */
  onVoted: () => void
}

/** One review of the list, with its helpful button. */
export function ReviewItem({ review, isSignedIn, isOwn, isHelpful, onVoted }: ReviewItemProps) {
  const t = useTexts('reviews')
  const locale = useLocale()
  return (
    <article className={item}>
      <div className={byline}>
        <span className={given}>
          <Icon icon={Star} size="xs" className={starOn} />
          <span aria-hidden="true">{review.rating}</span>
          <span className="sr-only">{countedText(locale, t.stars, review.rating)}</span>
        </span>
        <span className={nameStyle}>
          <Words>{review.name}</Words>
        </span>
        {review.isVerified ? (
          <span className={verified}>
            <Icon icon={BadgeCheck} size="xs" strokeWidth={2} />
            {t.verified}
          </span>
        ) : null}
        <span suppressHydrationWarning>
          {dayText(review.writtenAt)}
          {review.isEdited ? `, ${t.edited}` : ''}
        </span>
      </div>
      <ReviewWords review={review} name={review.name} />
      {isOwn ? null : (
        <Helpful review={review} isSignedIn={isSignedIn} isHelpful={isHelpful} onVoted={onVoted} />
      )}
    </article>
  )
}

function Helpful({ review, isSignedIn, isHelpful, onVoted }: Omit<ReviewItemProps, 'isOwn'>) {
  const { base } = useProject()
  const { open } = useAuthDialog()
  const show = useSnackbar()
  const t = useTexts('reviews')
  const [voted, setVoted] = useState<{ isHelpful: boolean; count: number } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isOn = voted?.isHelpful ?? isHelpful
  const count = voted?.count ?? review.helpfulCount

  const send = async (next: boolean) => {
    setIsBusy(true)
    const answer = await voteHelpful(base, review.id, next)
    setIsBusy(false)
    if (!answer?.apiSuccess) return void show(answer?.message ?? t.failed, { severity: 'error' })
    setVoted({ isHelpful: next, count: answer.helpfulCount })
    onVoted()
  }
  return (
    <PlainButton
      look="outline"
      size="s"
      icon={ThumbsUp}
      className={vote}
      aria-pressed={isOn}
      aria-disabled={isBusy}
      onClick={() => {
        if (isBusy) return
        if (isSignedIn) void send(!isOn)
        else open(() => void send(true))
      }}
    >
      {count > 0 ? fill(t.helpfulCount, { count }) : t.helpful}
    </PlainButton>
  )
}
