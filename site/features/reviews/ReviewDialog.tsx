'use client'
import X from 'lucide-react/icons/x'
import { useId, useRef, useState } from 'react'
import { MAX_REVIEW_LENGTH, type OwnReview } from '#domain/calls/reviews.ts'
import { PHOTOS_PER_REVIEW } from '#domain/reviews/limits.ts'
import { fillPlaceholders } from '#domain/text/fillPlaceholders.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'
import { useTexts } from '#site/texts/useTexts.ts'
import { Banner } from '#site/ui/Banner.tsx'
import { Button } from '#site/ui/Button.tsx'
import { PhotoDrop } from '#site/ui/fields/PhotoDrop.tsx'
import { TextArea } from '#site/ui/fields/TextArea.tsx'
import { TextField } from '#site/ui/fields/TextField.tsx'
import { IconButton } from '#site/ui/IconButton.tsx'
import { Dialog } from '#site/ui/overlays/Dialog.tsx'
import { useSnackbar } from '#site/ui/overlays/SnackbarProvider.tsx'
import { photo } from './Reviews.css.ts'
import { form as formStyle, kept, keptPhoto } from './StarInput.css.ts'
import { StarInput } from './StarInput.tsx'
import { useReviewForm } from './useReviewForm.ts'

/** Shows the length once little room is left. */
const counterOf = (length: number): string | undefined =>
  length > MAX_REVIEW_LENGTH.text * 0.8 ? `${length}/${MAX_REVIEW_LENGTH.text}` : undefined

type ReviewDialogProps = {
  product: { id: string; title: string }
  /** The edited review, or null for a first one. */
  review: OwnReview | null
  onClose: () => void
  onWritten: () => void
}

/** Writes or edits a review. The input stays until it has been received. */
export function ReviewDialog({ product, review, onClose, onWritten }: ReviewDialogProps) {
  const { base } = useProject()
  const t = useTexts('reviews')
  const form = useReviewForm(base, product.id, review, t.failed)
  const show = useSnackbar()
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const formId = useId()
  const room = PHOTOS_PER_REVIEW - form.kept.length

  const submit = async () => {
    const wrong = form.check()
    if (wrong) {
      element.current?.querySelector<HTMLElement>(`[data-field="${wrong}"] :is(input, textarea)`)?.focus()
      return
    }
    setIsSending(true)
    setProblem(null)
    const sent = await form.send()
    setIsSending(false)
    if (!sent.isWritten) return setProblem(sent.problem)
    show(sent.message)
    onWritten()
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="l"
      title={fillPlaceholders(t.formTitle, { title: product.title })}
      description={review?.state === 'approved' ? t.editAgain : undefined}
      foot={
        <Button type="submit" form={formId} size="l" isBlock isPending={isSending}>
          {t.send}
        </Button>
      }
    >
      <form
        id={formId}
        ref={element}
        className={formStyle}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSending) void submit()
        }}
      >
        <div data-field="rating">
          <StarInput
            value={form.values.rating}
            onChange={(rating) => form.set('rating', rating)}
            error={form.problemOf('rating')}
          />
        </div>
        <div data-field="title">
          <TextField
            label={t.title}
            value={form.values.title}
            onChange={(title) => form.set('title', title)}
            error={form.problemOf('title')}
          />
        </div>
        <div data-field="text">
          <TextArea
            label={t.text}
            rows={5}
            value={form.values.text}
            onChange={(text) => form.set('text', text)}
            counter={counterOf(form.values.text.length)}
            isRequired
            error={form.problemOf('text')}
          />
        </div>
        {form.kept.length > 0 ? (
          <ul className={kept} aria-label={t.keptPhotos}>
            {form.kept.map(({ id, thumbPath }, index) => (
              <li key={id} className={keptPhoto}>
                {/* biome-ignore lint/performance/noImgElement: the server resized it */}
                <img src={`${base}/api/${thumbPath}`} alt="" width={76} height={76} className={photo} />
                <IconButton
                  icon={X}
                  label={fillPlaceholders(t.removePhoto, { number: index + 1 })}
                  onPress={() => form.drop(id)}
                  isDisabled={isSending}
                />
              </li>
            ))}
          </ul>
        ) : null}
        {room > 0 ? (
          <PhotoDrop maxFiles={room} files={form.files} onChange={form.setFiles} isPending={isSending} />
        ) : null}
        {problem ? (
          <Banner tone="danger" role="alert">
            {problem}
          </Banner>
        ) : null}
      </form>
    </Dialog>
  )
}
