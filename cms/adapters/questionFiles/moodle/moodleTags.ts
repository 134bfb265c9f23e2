/** Tags with this beginning carry what Moodle has no field for; Moodle keeps tags. */
const OURS = 'shala:'

/** What our tags say by name, and the other tags. */
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
