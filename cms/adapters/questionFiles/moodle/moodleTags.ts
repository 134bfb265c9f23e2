/** Tags with this prefix store our fields that Moodle does not have; Moodle preserves tags. */
const OURS = 'shala:'

/** Our fields from the tags by name, and the other tags. */
export function readTags(tags: readonly string[]): { ours: Record<string, string>; others: string[] } {
  const own = tags.filter((tag) => tag.startsWith(OURS) && tag.includes('='))
  return {
    ours: Object.fromEntries(
      own.map((tag) => [tag.slice(OURS.length, tag.indexOf('=')), tag.slice(tag.indexOf('=') + 1)]),
    ),
    others: tags.filter((tag) => !own.includes(tag)),
  }
}

export const ourTag = (name: string, value: string | number): string => `${OURS}${name}=${value}`
