'use client'
import { useListQuery } from '@payloadcms/ui'
import type { AnchorHTMLAttributes } from 'react'

/**
 * A link to a list without its filter, for a place within that list. Payload's list keeps the filter in its own state, and writes it back to
 * the address after a mere navigation.
 */
export function ShowAll({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const { handleWhereChange } = useListQuery()
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        if (!handleWhereChange || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        void handleWhereChange({})
      }}
    />
  )
}
