/** A section on the axis of questions: where its first one stands, and how many it has. */
type Part = { title: string; first: number; of: number }

/** Width of a letter of a section's name, px, generously. */
const LETTER = 7

const fits = (parts: readonly Part[], step: number): boolean =>
  parts.every(({ title, of }) => title.length * LETTER < of * step)

/** Neighbours with the same words before a comma as one: `Physics` for `Physics, Section A` and `Physics, Section B`. */
function merged(parts: readonly Part[]): Part[] {
  const groups: Part[] = []
  for (const { title, first, of } of parts) {
    const [common = title] = title.split(',')
    const last = groups.at(-1)
    if (last?.title === common) groups[groups.length - 1] = { ...last, of: last.of + of }
    else groups.push({ title: common, first, of })
  }
  return groups
}

/** The names below the axis where a question has `step` px: those of the sections, else of what they have in common, else none. */
export function axisNames(sections: readonly Part[], step: number): readonly Part[] {
  if (fits(sections, step)) return sections
  const common = merged(sections)
  return fits(common, step) ? common : []
}
