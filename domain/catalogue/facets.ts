import { type Band, isInBand, MIN_RATINGS, PRICE_BANDS, RATING_BANDS, VALIDITY_BANDS } from './bands.ts'
import { PRODUCT_KINDS, type ProductKind } from './kinds.ts'

/**
 * The properties of a published product by which lists are filtered and sorted. Categories by slug,
 * `createdAt` in ms.
 */
export type FacetRow = {
  id: string
  slug: string
  kind: ProductKind
  title: string
  exam: string | null
  language: string | null
  subject: string | null
  /** The text above the title; it is a course when it equals one of the project's course titles. */
  kicker: string | null
  categories: readonly string[]
  tags: readonly string[]
  nowPaise: number
  /** Days of access of each purchase option; empty for unlimited access and for goods. */
  validities: readonly number[]
  rating: number
  ratingCount: number
  rank: number
  createdAt: number
}

/** The project's labels of tags and categories, its course titles, and the order of its filters. */
export type FacetLabels = {
  filtersOrder: readonly string[]
  courses: readonly string[]
  tags: readonly { value: string; label: string }[]
  categories: readonly { value: string; label: string }[]
}

type Filter = {
  of: (row: FacetRow, labels: FacetLabels) => readonly string[]
  /** The options with their labels; without it each value is its own label. */
  options?: (labels: FacetLabels) => readonly { value: string; label: string }[]
}

const valueOrNone = (value: string | null): readonly string[] => (value ? [value] : [])
const bandsOf = (bands: readonly Band[], value: number): readonly string[] =>
  bands.filter((band) => isInBand(value, band)).map(({ id }) => id)
const bandOptions = (bands: readonly Band[]) => bands.map(({ id, label }) => ({ value: id, label }))
const PLURALS = PRODUCT_KINDS.map(({ id, plural }) => ({ value: id, label: plural }))

/** Every filter of a list, by its name in URLs and in `filtersOrder`; in the default order. */
export const FILTERS = {
  category: { of: ({ categories }) => categories, options: ({ categories }) => categories },
  course: {
    of: ({ kicker }, { courses }) => (kicker && courses.includes(kicker) ? [kicker] : []),
    options: ({ courses }) => courses.map((title) => ({ value: title, label: title })),
  },
  exam: { of: ({ exam }) => valueOrNone(exam) },
  subject: { of: ({ subject }) => valueOrNone(subject) },
  language: { of: ({ language }) => valueOrNone(language) },
  kind: { of: ({ kind }) => [kind], options: () => PLURALS },
  price: { of: ({ nowPaise }) => bandsOf(PRICE_BANDS, nowPaise), options: () => bandOptions(PRICE_BANDS) },
  validity: {
    of: ({ validities }) => [...new Set(validities.flatMap((days) => bandsOf(VALIDITY_BANDS, days)))],
    options: () => bandOptions(VALIDITY_BANDS),
  },
  rating: {
    of: ({ rating, ratingCount }) => (ratingCount < MIN_RATINGS ? [] : bandsOf(RATING_BANDS, rating)),
    options: () => bandOptions(RATING_BANDS),
  },
  tag: { of: ({ tags }) => tags, options: ({ tags }) => tags },
} as const satisfies Record<string, Filter>

export type FilterName = keyof typeof FILTERS
export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[]
export type Choices = Partial<Record<FilterName, readonly string[]>>
export type FacetOption = { value: string; label: string; count: number; isChosen: boolean }
export type FacetGroup = { filter: FilterName; options: FacetOption[] }

/** Filters in the project's order; those it does not list follow in the default order. */
export function orderedFilters(filtersOrder: readonly string[]): FilterName[] {
  const first = [...new Set(filtersOrder)].filter((name): name is FilterName => name in FILTERS)
  return [...first, ...FILTER_NAMES.filter((name) => !first.includes(name))]
}

/** A row with its values for every filter, calculated once. */
export type EvaluatedRow = { row: FacetRow; values: Record<FilterName, readonly string[]> }

export const evaluateRow = (row: FacetRow, labels: FacetLabels): EvaluatedRow => ({
  row,
  values: Object.fromEntries(FILTER_NAMES.map((name) => [name, FILTERS[name].of(row, labels)])) as Record<
    FilterName,
    readonly string[]
  >,
})

/** Filters that may have the same meaning for a product: `NEET UG`, `Medical entrance`, `NEET UG 2027`. */
const MAY_REPEAT: readonly FilterName[] = ['category', 'course', 'exam']

/**
 * Whether the values of both filters map one to one, so that choosing from `name` adds nothing to `earlier`.
 */
function repeats(rows: readonly EvaluatedRow[], name: FilterName, earlier: FilterName): boolean {
  const [forward, backward] = [new Map<string, string>(), new Map<string, string>()]
  for (const { values } of rows) {
    const [[value, secondValue], [otherValue, secondOther]] = [values[name], values[earlier]]
    if (value === undefined) continue
    if (otherValue === undefined || secondValue !== undefined || secondOther !== undefined) return false
    if ((forward.get(value) ?? otherValue) !== otherValue || (backward.get(otherValue) ?? value) !== value)
      return false
    forward.set(value, otherValue)
    backward.set(otherValue, value)
  }
  return forward.size > 0
}

/**
 * The filters to offer for these rows: of two that repeat each other the first, and any that has a chosen
 * option.
 */
function filtersToOffer(
  rows: readonly EvaluatedRow[],
  names: readonly FilterName[],
  chosen: readonly FilterName[],
) {
  const offered: FilterName[] = []
  for (const name of names) {
    const before = MAY_REPEAT.includes(name) ? offered.filter((other) => MAY_REPEAT.includes(other)) : []
    if (chosen.includes(name) || !before.some((other) => repeats(rows, name, other))) offered.push(name)
  }
  return offered
}

/**
 * The rows that match all choices, and for each filter how many rows each option has among those that match
 * the choices of the *other* filters. Which options are shown, and in what order, depends on all rows, so
 * that nothing moves or vanishes while a person chooses. One pass over the rows; their order is unchanged.
 */
export function countFacets(
  rows: readonly EvaluatedRow[],
  choices: Choices,
  labels: FacetLabels,
): { matching: FacetRow[]; groups: FacetGroup[] } {
  const names = orderedFilters(labels.filtersOrder)
  const [counts, totals] = [noCounts(names), noCounts(names)]
  const chosen = names.filter((name) => (choices[name]?.length ?? 0) > 0)
  const matching: FacetRow[] = []
  for (const { row, values } of rows) {
    const failed = chosen.filter((name) => !values[name].some((value) => choices[name]?.includes(value)))
    for (const name of names) for (const value of values[name]) count(totals[name], value)
    if (failed.length > 1) continue
    if (failed.length === 0) matching.push(row)
    for (const name of failed[0] ? [failed[0]] : names)
      for (const value of values[name]) count(counts[name], value)
  }
  const groups = filtersToOffer(rows, names, chosen).map((filter) => ({
    filter,
    options: optionsOf(filter, totals[filter], choices[filter] ?? [], labels).map((option) => ({
      ...option,
      count: counts[filter].get(option.value) ?? 0,
    })),
  }))
  return { matching, groups: groups.filter(({ options }) => options.length > 0) }
}

type Counts = Record<FilterName, Map<string, number>>
const noCounts = (names: readonly FilterName[]) =>
  Object.fromEntries(names.map((name) => [name, new Map()])) as Counts
const count = (counts: Map<string, number>, value: string) => counts.set(value, (counts.get(value) ?? 0) + 1)

/**
 * Options in the order of their own list, else the most frequent first. A chosen option stays even when no
 * row has it.
 */
function optionsOf(
  filter: FilterName,
  totals: ReadonlyMap<string, number>,
  chosen: readonly string[],
  labels: FacetLabels,
): FacetOption[] {
  const { options }: Filter = FILTERS[filter]
  const fixedOptions = options?.(labels)
  const toOption = ({ value, label }: { value: string; label: string }): FacetOption[] => {
    const [count, isChosen] = [totals.get(value) ?? 0, chosen.includes(value)]
    return count > 0 || (isChosen && fixedOptions !== undefined) ? [{ value, label, count, isChosen }] : []
  }
  if (fixedOptions) return fixedOptions.flatMap(toOption)
  return [...totals.keys()]
    .flatMap((value) => toOption({ value, label: value }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en-IN'))
}

type Order = (a: FacetRow, b: FacetRow) => number
const byRank: Order = (a, b) => a.rank - b.rank || a.title.localeCompare(b.title, 'en-IN')

export const SORTS = {
  chosen: byRank,
  new: (a, b) => b.createdAt - a.createdAt || byRank(a, b),
  'price-low': (a, b) => a.nowPaise - b.nowPaise || byRank(a, b),
  'price-high': (a, b) => b.nowPaise - a.nowPaise || byRank(a, b),
  rating: (a, b) => shownRating(b) - shownRating(a) || b.ratingCount - a.ratingCount || byRank(a, b),
} as const satisfies Record<string, Order>

export type Sort = keyof typeof SORTS
export const SORT_NAMES = Object.keys(SORTS) as Sort[]

const shownRating = ({ rating, ratingCount }: FacetRow): number => (ratingCount < MIN_RATINGS ? 0 : rating)
