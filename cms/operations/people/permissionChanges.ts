import type { GrantedPermissions } from './readPermissions.ts'

const asTexts = ({ accessList, features, assigned }: Omit<GrantedPermissions, 'version'>) => ({
  permissions: accessList.map(({ id, canEdit }) => `${id} (${canEdit ? 'edit' : 'view'})`).join(', '),
  features: features.join(', '),
  'assigned.testseries': assigned.testseries.join(', '),
  'assigned.products': assigned.products.join(', '),
  'assigned.classes': assigned.classes.join(', '),
})

/** Differences between two access states of a person, for the audit log. */
export function permissionChanges(
  before: Omit<GrantedPermissions, 'version'>,
  after: Omit<GrantedPermissions, 'version'>,
) {
  const [was, is] = [asTexts(before), asTexts(after)]
  return Object.entries(is).flatMap(([path, value]) => {
    const old = was[path as keyof typeof was]
    return old === value ? [] : [{ path, before: old, after: value }]
  })
}
