'use client'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { useState } from 'react'
import type { ReviewView } from '#domain/calls/reviews.ts'
import { voteHelpful } from '#site/data/catalogue/reviews.ts'
import { useAuthDialog } from '#site/features/shell/account/AuthDialogContext.tsx'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { Byline } from './Byline.tsx'
import { helpfulText } from './helpfulText.ts'
import { ReviewBody } from './ReviewBody.tsx'
import { item, vote } from './Reviews.css.ts'

type ReviewItemProps = {
  review: ReviewView
  isSignedIn: boolean
  /** Whether this person found it helpful, according to the server. */
  isHelpful: boolean
  /** Called after a vote. */
  onVoted: () => void
}

/** A review by another person, with its helpful button. */
export function ReviewItem({ review, isSignedIn, isHelpful, onVoted }: ReviewItemProps) {
  const { base, title } = useProject()
  return (
    <article className={item}>
      <Byline review={review} />
      <ReviewBody review={review} name={review.name} base={base} project={title} />
      <Helpful review={review} isSignedIn={isSignedIn} isHelpful={isHelpful} onVoted={onVoted} />
    </article>
  )
}

function Helpful({ review, isSignedIn, isHelpful, onVoted }: ReviewItemProps) {
  const { base } = useProject()
  const { open } = useAuthDialog()
  const show = useSnackbar()
  const t = useTexts('reviews')
  const [voted, setVoted] = useState<{ isHelpful: boolean; count: number } | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isOn = voted?.isHelpful ?? isHelpful
  // The cached page may be older than the person's vote.
  const count = voted?.count ?? Math.max(review.helpfulCount, isHelpful ? 1 : 0)

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
      data-later={review.id}
      aria-pressed={isOn}
      aria-disabled={isBusy}
      onClick={() => {
        if (isBusy) return
        if (isSignedIn) void send(!isOn)
        else open(() => void send(true))
      }}
    >
      {helpfulText(count, t)}
    </PlainButton>
  )
}
