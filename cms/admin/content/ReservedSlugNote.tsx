'use client'
import { useField } from '@payloadcms/ui'
import { CONTENT_TEXTS } from '#domain/content/texts.ts'
import { isReservedSlug } from '#domain/pages/reservedSlugs.ts'

/** Warns while typing that a slug is reserved; hidden when the field itself shows the same error. */
export function ReservedSlugNote({ path }: { path: string }) {
  const { value, showError } = useField<string>({ path })
  const slug = value ?? ''
  const isShown = !showError && isReservedSlug(slug)
  return (
    <p className="slug-note" role="status">
      {isShown ? CONTENT_TEXTS.slugReserved.replace('{slug}', slug) : null}
    </p>
  )
}
