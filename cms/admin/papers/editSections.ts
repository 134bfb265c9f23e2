import type { Draft, DraftItem, DraftSection } from '#domain/exams/drafts/DraftSchema.ts'
import { emptySection } from '#domain/exams/drafts/emptyDraft.ts'
import { movedTo } from '../ui/movedTo.ts'

export const withSection = (draft: Draft, index: number, change: Partial<DraftSection>): Draft => ({
  ...draft,
  sections: draft.sections.map((section, at) => (at === index ? { ...section, ...change } : section)),
})

const firstFree = (taken: readonly string[], base: string): string => {
  for (let number = 1; ; number++) if (!taken.includes(`${base}-${number}`)) return `${base}-${number}`
}

/** A section more, marked like the one before it. */
export function withNewSection(draft: Draft): Draft {
  const id = firstFree(
    draft.sections.map((section) => section.id),
    'section',
  )
  const schemes = draft.sections.at(-1)?.schemes
  return { ...draft, sections: [...draft.sections, { ...emptySection(id), ...(schemes ? { schemes } : {}) }] }
}

export const itemsOf = (draft: Draft): DraftItem[] => draft.sections.flatMap(({ items }) => items)

export const withItems = (draft: Draft, index: number, added: readonly DraftItem[]): Draft =>
  withSection(draft, index, { items: [...(draft.sections[index]?.items ?? []), ...added] })

/** A pool more at the end of a section. */
export function withPool(draft: Draft, index: number): Draft {
  const pools = itemsOf(draft).flatMap((item) => (item.kind === 'pool' ? item.id : []))
  const [scheme] = draft.sections[index]?.schemes ?? []
  const pool: DraftItem = {
    kind: 'pool',
    id: firstFree(pools, 'pool'),
    pick: 5,
    types: scheme ? [scheme.type] : [],
    concepts: [],
    difficulty: null,
    scheme: null,
  }
  return withItems(draft, index, [pool])
}

/** One item from its place to the place `to` of a section, the same or another one. */
export function withMovedItem(
  draft: Draft,
  from: { section: number; item: number },
  to: { section: number; item: number },
): Draft {
  if (from.section === to.section) {
    const items = movedTo(draft.sections[from.section]?.items ?? [], from.item, to.item)
    return withSection(draft, from.section, { items })
  }
  const item = draft.sections[from.section]?.items[from.item]
  if (!item) return draft
  const left = withSection(draft, from.section, {
    items: (draft.sections[from.section]?.items ?? []).filter((_, index) => index !== from.item),
  })
  const items = left.sections[to.section]?.items ?? []
  return withSection(left, to.section, {
    items: [...items.slice(0, to.item), item, ...items.slice(to.item)],
  })
}
