'use client'
import { useRef, useState } from 'react'
import { type OwnReview, ReviewSchema } from '#domain/calls/reviews.ts'
import { sendPhotos } from '#site/data/account/photos.ts'
import { addPhoto, writeReview } from '#site/data/catalogue/reviews.ts'
import { localisedProblem } from '#site/texts/localisedProblem.ts'
import { useTexts } from '#site/texts/useTexts.ts'

const FIELDS = ['rating', 'title', 'text'] as const
type Field = (typeof FIELDS)[number]
type Values = { rating: number | null; title: string; text: string }

/** The outcome of sending: the answer's text, or the error. */
type Sent = { isWritten: true; message: string } | { isWritten: false; problem: string }

/** The text and photos of a review that is being written, and its errors once sending was tried. */
export function useReviewForm(base: string, product: string, review: OwnReview | null, failed: string) {
  const problemTexts = useTexts('problems')
  const [values, setValues] = useState<Values>({
    rating: review?.rating ?? null,
    title: review?.title ?? '',
    text: review?.text ?? '',
  })
  const [storedPhotos, setStoredPhotos] = useState(review?.photos ?? [])
  const [files, setFiles] = useState<File[]>([])
  const [isSubmitted, setIsSubmitted] = useState(false)
  // Uploaded photos are not sent again when a later step fails.
  const arrived = useRef(new Map<File, string>())
  const read = ReviewSchema.safeParse({ ...values, rating: values.rating ?? undefined })
  const problems: Partial<Record<string, string>> = {}
  for (const issue of read.success ? [] : read.error.issues)
    problems[String(issue.path[0])] ??= localisedProblem(problemTexts, issue)

  const send = async (): Promise<Sent> => {
    if (!read.success) return { isWritten: false, problem: failed }
    const sent = await sendPhotos(files, arrived.current, (file) => addPhoto(base, product, file), failed)
    if ('problem' in sent) return { isWritten: false, problem: sent.problem }
    const photos = [...storedPhotos.map(({ id }) => id), ...sent.ids]
    const answer = await writeReview(base, { ...read.data, product, photos })
    if (!answer?.apiSuccess) return { isWritten: false, problem: answer?.message ?? failed }
    return { isWritten: true, message: answer.message }
  }
  return {
    values,
    kept: storedPhotos,
    files,
    set: <Name extends keyof Values>(field: Name, value: Values[Name]) =>
      setValues((previous) => ({ ...previous, [field]: value })),
    setFiles,
    drop: (id: string) => setStoredPhotos((previous) => previous.filter((photo) => photo.id !== id)),
    problemOf: (field: Field): string | undefined => (isSubmitted ? problems[field] : undefined),
    /** The first invalid field, or null; shows errors from now on. */
    check: (): Field | null => {
      setIsSubmitted(true)
      return read.success ? null : (FIELDS.find((field) => problems[field]) ?? 'text')
    },
    send,
  }
}
