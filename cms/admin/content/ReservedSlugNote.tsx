'use client'
import { useField } from '@payloadcms/ui'
import { CONTENT_TEXTS } from '#domain/content/texts.ts'
import { isReservedSlug } from '#domain/pages/reservedSlugs.ts'

/** Says while somebody types that an address can't be had; the field's own error, when it shows, says the same. */
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
