import type { CourseFacets } from '#site/data/products.ts'

export type FacetValue = { value: string; count: number }

/** The values of one field with how many courses have each: most first, then by name. */
export function facetValues(courses: readonly CourseFacets[], field: keyof CourseFacets): FacetValue[] {
  const counts = new Map<string, number>()
  for (const course of courses) {
    const value = course[field]
    if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'en-IN'))
}
