import type { Given } from './readGiven.ts'

const told = ({ accessList, features, assigned }: Omit<Given, 'version'>) => ({
  permissions: accessList.map(({ id, canEdit }) => `${id} (${canEdit ? 'edit' : 'view'})`).join(', '),
  features: features.join(', '),
  'assigned.testseries': assigned.testseries.join(', '),
  'assigned.products': assigned.products.join(', '),
  'assigned.classes': assigned.classes.join(', '),
})

/** What differs between two states of what a person was given, as the audit log tells it. */
export function givenChanges(before: Omit<Given, 'version'>, after: Omit<Given, 'version'>) {
  const [was, is] = [told(before), told(after)]
  return Object.entries(is).flatMap(([path, value]) => {
    const old = was[path as keyof typeof was]
    return old === value ? [] : [{ path, before: old, after: value }]
  })
}
