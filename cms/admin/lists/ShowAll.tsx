'use client'
import { useListQuery } from '@payloadcms/ui'
import type { AnchorHTMLAttributes } from 'react'

/**
 * Link that removes the filter of the list it is in, by a full page load: Payload's list keeps the filter in its own state and writes it back to
 * the URL after a client-side navigation.
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
