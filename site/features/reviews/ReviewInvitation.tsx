'use client'
import { useParams } from 'next/navigation'
import { lazy, Suspense, useEffect, useState } from 'react'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useCompleted } from '#site/data/account/learning.ts'
import { useMe } from '#site/data/account/me.ts'
import { isReviewPostponed, postponeReview } from '#site/data/catalogue/postponedReviews.ts'
import { useReviewPrompt } from '#site/data/catalogue/reviews.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { PlainButton } from '#site/ui/PlainButton.tsx'
import { MixedText } from '#site/ui/richText/MixedText.tsx'
import { actions, own, small, title } from './Reviews.css.ts'

const ReviewDialog = lazy(() => import('./ReviewDialog.tsx').then((m) => ({ default: m.ReviewDialog })))

/**
 * In a lesson: invites the learner to review the product once enough of the course is done, until the review
 * is written or postponed.
 */
export function ReviewInvitation() {
  const { base, slug } = useProject()
  const { class: klass } = useParams<{ class: string }>()
  const { me } = useMe(base)
  const uid = me && !me.viewingAs ? me.uid : undefined
  const { completed } = useCompleted(base, klass, uid)
  const { product, renew } = useReviewPrompt(base, klass, uid, completed.length)
  const [isOpen, setIsOpen] = useState(false)
  const [isQuiet, setIsQuiet] = useState(true)
  const id = product?.id
  useEffect(() => setIsQuiet(!id || isReviewPostponed(slug, id, Date.now())), [slug, id])
  if (!product || isQuiet) return null
  return (
    <Suspense fallback={null}>
      <Card
        name={product.title}
        onWrite={() => setIsOpen(true)}
        onLater={() => {
          postponeReview(slug, product.id, Date.now())
          setIsQuiet(true)
        }}
      />
      {isOpen ? (
        <ReviewDialog
          product={product}
          review={null}
          onClose={() => setIsOpen(false)}
          onWritten={() => void renew()}
        />
      ) : null}
    </Suspense>
  )
}

type CardProps = { name: string; onWrite: () => void; onLater: () => void }

function Card({ name, onWrite, onLater }: CardProps) {
  const t = useTexts('reviews')
  return (
    <aside className={own} aria-label={t.write}>
      <p className={title}>
        <MixedText>{fillPlaceholders(t.askTitle, { title: name })}</MixedText>
      </p>
      <p className={small}>{t.askText}</p>
      <div className={actions}>
        <PlainButton look="outline" size="s" onClick={onWrite}>
          {t.write}
        </PlainButton>
        <PlainButton look="ghost" size="s" onClick={onLater}>
          {t.askLater}
        </PlainButton>
      </div>
    </aside>
  )
}
