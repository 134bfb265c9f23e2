'use client'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { looks, root, sizes } from '#site/ui/Button.css.ts'
import { useHref } from '#site/ui/navigation/LinkBase.tsx'

/** A link to a page of an attempt, as a button. A full load: hall, result and solutions are one page each for all attempts (decision 43). */
export function AttemptLink({
  attempt,
  page,
  look = 'primary',
  children,
}: {
  attempt: string
  page: 'result' | 'solutions'
  look?: keyof typeof looks
  children: ReactNode
}) {
  const toHref = useHref()
  return (
    <a className={clsx(root, sizes.m, looks[look])} href={toHref(`/tests/${attempt}/${page}`)}>
      {children}
    </a>
  )
}
