import { ASSIGNABLE_COLLECTIONS, ASSIGNED_KINDS } from '#domain/people/assignableCollections.ts'
import type { AssignedData } from '#domain/roles/AccessListSchema.ts'

export type Right = 'none' | 'view' | 'edit'

export const RIGHT_LABELS: Record<Right, string> = { none: 'None', view: 'View', edit: 'Edit' }

/** Form values of the permission editor. */
export type AccessForm = { rights: Record<string, Right>; features: string[]; assigned: AssignedData }

type Named = readonly { id: string; label: string }[]

/** Such as `2 added, 1 removed`; empty when there is no difference. */
function difference(before: readonly string[], after: readonly string[]): string {
  const added = after.filter((id) => !before.includes(id)).length
  const removed = before.filter((id) => !after.includes(id)).length
  return [added > 0 && `${added} added`, removed > 0 && `${removed} removed`].filter(Boolean).join(', ')
}

/** Unsaved changes as label and text, such as `Reviews`: `None → Edit`. */
export function accessChanges(
  before: AccessForm,
  after: AccessForm,
  { modules, features }: { modules: Named; features: Named },
): { label: string; change: string }[] {
  const right = ({ rights }: AccessForm, id: string) => RIGHT_LABELS[rights[id] ?? 'none']
  return [
    ...modules.flatMap(({ id, label }) => {
      const [was, is] = [right(before, id), right(after, id)]
      return was === is ? [] : [{ label, change: `${was} → ${is}` }]
    }),
    ...features.flatMap(({ id, label }) => {
      const [was, is] = [before.features.includes(id), after.features.includes(id)]
      return was === is ? [] : [{ label: `Feature ${label}`, change: is ? 'Off → On' : 'On → Off' }]
    }),
    ...ASSIGNED_KINDS.flatMap((kind) => {
      const change = difference(before.assigned[kind], after.assigned[kind])
      return change ? [{ label: `Assigned ${ASSIGNABLE_COLLECTIONS[kind].label.toLowerCase()}`, change }] : []
    }),
  ]
}
