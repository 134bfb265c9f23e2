import { answersOf } from './needsProfileUpdate.ts'
import type { AdditionalField } from './PopupField.ts'

/** The answers of a person with changed ones in their place; answers to other fields stay as they are. */
export function mergeFields(stored: unknown, changes: AdditionalField[]): unknown[] {
  const changed = new Map(changes.map((change) => [change.id, change]))
  const kept = answersOf(stored).map((answer) => {
    const change = changed.get(answer.id as string)
    if (change) changed.delete(change.id)
    return change ?? answer
  })
  return [...kept, ...changed.values()]
}
