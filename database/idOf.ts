/** The id of a relation, populated or not; null without one. */
export function idOf(relation: string | number | { id: string | number } | null | undefined): string | null {
  if (relation === null || relation === undefined) return null
  return String(typeof relation === 'object' ? relation.id : relation)
}
