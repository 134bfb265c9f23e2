import { answersOf } from './needsProfileUpdate.ts'
import type { AdditionalField } from './PopupField.ts'

/** A person's stored answers with the changed ones replaced or added; answers to other fields stay. */
export function mergeFields(stored: unknown, changes: AdditionalField[]): unknown[] {
  const changed = new Map(changes.map((change) => [change.id, change]))
  const merged = answersOf(stored).map((answer) => {
    const change = changed.get(answer.id as string)
    if (change) changed.delete(change.id)
    return change ?? answer
  })
  return [...merged, ...changed.values()]
}
