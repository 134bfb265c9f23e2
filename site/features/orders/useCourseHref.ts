'use client'
import { type Order, useClassSlugs } from '#site/data/orders.ts'
import { useProject } from '#site/features/shell/ProjectContext.tsx'

/** Where a paid order is learned: its one class, or My learning when it opened several. */
export function useCourseHref(order: Order): string {
  const { base } = useProject()
  const grants = order.lines.some(({ state }) => state === 'fulfilled')
    ? order.lines.flatMap((line) => line.grants)
    : []
  const slugs = useClassSlugs(base, grants)
  const slug = grants.length === 1 ? slugs.get(grants[0] as string) : undefined
  return slug ? `/learn/${slug}` : '/learn'
}
