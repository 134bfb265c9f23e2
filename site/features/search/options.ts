import type { SearchHit, SearchResponse } from '#domain/calls/search.ts'
import { searchHref } from '#site/data/catalogue/search.ts'
import type { Texts } from '#site/texts/Texts.ts'

/** One row of the suggestions, each with a link. */
export type SearchOption =
  | { type: 'recent'; id: string; href: string; q: string }
  | { type: 'hit'; id: string; href: string; hit: SearchHit }
  | { type: 'other'; id: string; href: string; q: string }
  | { type: 'all'; id: string; href: string; q: string; total: number }

export type OptionGroup = { label: string; options: SearchOption[] }

/** Recent searches. */
export const recentGroups = (searches: readonly string[], t: Texts['search']): OptionGroup[] =>
  searches.length === 0
    ? []
    : [
        {
          label: t.recent,
          options: searches.map((q, at) => ({
            type: 'recent',
            id: `recent-${at}`,
            q,
            href: searchHref({ q }),
          })),
        },
      ]

/** Results grouped by kind, ordered by the best result of each, then the link to all results. */
export function answerGroups(
  q: string,
  { hits, total, didYouMean }: SearchResponse,
  t: Texts['search'],
): OptionGroup[] {
  const kinds = [...new Set(hits.map(({ kind }) => kind))]
  const groups: OptionGroup[] = kinds.map((kind) => ({
    label: t.kinds[kind].plural,
    options: hits
      .filter((hit) => hit.kind === kind)
      .map((hit) => ({ type: 'hit', id: `hit-${hit.kind}-${hit.id}`, href: hit.href, hit })),
  }))
  if (didYouMean)
    groups.push({
      label: t.otherWords,
      options: [{ type: 'other', id: 'other', q: didYouMean, href: searchHref({ q: didYouMean }) }],
    })
  if (total > 0)
    groups.push({
      label: t.allResults,
      options: [{ type: 'all', id: 'all', q, total, href: searchHref({ q }) }],
    })
  return groups
}

/** The next or previous option, wrapping around through the field (null). */
export function nextActive(
  options: readonly SearchOption[],
  active: string | null,
  step: 1 | -1,
): string | null {
  if (options.length === 0) return null
  const at = options.findIndex(({ id }) => id === active)
  const next = at === -1 ? (step === 1 ? 0 : options.length - 1) : at + step
  return options[next]?.id ?? null
}
