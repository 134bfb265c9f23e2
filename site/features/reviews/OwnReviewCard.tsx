'use client'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import type { OwnReview } from '#domain/calls/reviews.ts'
import { deleteReview } from '#site/data/catalogue/reviews.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Badge } from '#site/ui/Badge.tsx'
import { useMessageDialogs } from '#site/ui/overlays/MessageDialogs.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { ReviewBody } from './ReviewBody.tsx'
import { actions, own, ownHead, title } from './Reviews.css.ts'
import { Stars } from './Stars.tsx'

const BADGE_STYLES = {
  pending: { tone: 'warning', icon: Clock },
  approved: { tone: 'success', icon: CircleCheck },
  rejected: { tone: 'danger', icon: CircleX },
} as const

type OwnReviewCardProps = {
  product: string
  review: OwnReview
  onEdit: () => void
  onDeleted: () => void
}

/** The person's own review, its state, and its actions. */
export function OwnReviewCard({ product, review, onEdit, onDeleted }: OwnReviewCardProps) {
  const { base, title: project } = useProject()
  const { confirm } = useMessageDialogs()
  const show = useSnackbar()
  const t = useTexts('reviews')

  const remove = async () => {
    if (!(await confirm({ title: t.deleteTitle, text: t.deleteText }))) return
    const answer = await deleteReview(base, product)
    show(answer?.message ?? t.failed, { severity: answer?.apiSuccess ? 'success' : 'error' })
    if (answer?.apiSuccess) onDeleted()
  }
  return (
    <section className={own} aria-label={t.own}>
      <div className={ownHead}>
        <h3 className={title}>{t.own}</h3>
        <Badge {...BADGE_STYLES[review.state]}>{t.states[review.state]}</Badge>
      </div>
      {review.rejection && <p>{review.rejection}</p>}
      <Stars rating={review.rating} />
      <ReviewBody review={review} name={t.own} base={base} project={project} />
      <div className={actions}>
        <PlainButton look="outline" size="s" onClick={onEdit}>
          {t.edit}
        </PlainButton>
        <PlainButton look="ghost" size="s" onClick={() => void remove()}>
          {t.delete}
        </PlainButton>
      </div>
    </section>
  )
}
