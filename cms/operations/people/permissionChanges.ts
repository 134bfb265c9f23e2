import type { GrantedPermissions } from './readPermissions.ts'

const auditTexts = ({ accessList, features, assigned }: Omit<GrantedPermissions, 'version'>) => ({
  permissions: accessList.map(({ id, canEdit }) => `${id} (${canEdit ? 'edit' : 'view'})`).join(', '),
  features: features.join(', '),
  'assigned.testseries': assigned.testseries.join(', '),
  'assigned.products': assigned.products.join(', '),
  'assigned.classes': assigned.classes.join(', '),
})

/** Changes between two sets of permissions of a person, for the audit log. */
export function permissionChanges(
  before: Omit<GrantedPermissions, 'version'>,
  after: Omit<GrantedPermissions, 'version'>,
) {
  const [oldTexts, newTexts] = [auditTexts(before), auditTexts(after)]
  return Object.entries(newTexts).flatMap(([path, value]) => {
    const old = oldTexts[path as keyof typeof oldTexts]
    return old === value ? [] : [{ path, before: old, after: value }]
  })
}
