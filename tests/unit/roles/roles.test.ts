import { expect, it } from 'vitest'
import { checkRows } from '#domain/people/PersonRow.ts'
import { hasAdminLevel, hasOwnerLevel, hasStaffLevel, ROLES, roleName, roleOf } from '#domain/roles/roles.ts'

it.each([
  [undefined, 'student'],
  [null, 'student'],
  [Number.NaN, 'student'],
  [-1, 'student'],
  [0, 'student'],
  [99, 'student'],
  [100, 'student'],
  [199, 'student'],
  [200, 'franchise'],
  [399, 'franchise'],
  [400, 'expert'],
  [649, 'expert'],
  [650, 'subadmin'],
  [799, 'subadmin'],
  [800, 'admin'],
  [1000, 'admin'],
])('level %s is a %s', (level, role) => expect(roleOf(level as number).id).toBe(role))

it.each([
  [199, [false, false, false]],
  [200, [true, false, false]],
  [799, [true, false, false]],
  [800, [true, true, false]],
  [1000, [true, true, true]],
  [null, [false, false, false]],
])('level %s opens [staff, admin, owner] %j', (level, rights) =>
  expect([hasStaffLevel(level), hasAdminLevel(level), hasOwnerLevel(level)]).toEqual(rights),
)

it('the panel writes the role of one person in one style, and a file of people may use those words', () => {
  const names = [...ROLES.map(({ level }) => roleName(level)), roleName(1000, true)]
  expect(names).toEqual(['Student', 'Franchisee', 'Expert', 'Sub admin', 'Admin', 'Platform owner'])
  const rows = ROLES.map(({ level }, i) => ({
    line: i + 2,
    raw: { name: 'Asha', phone: '9800000042', level: roleName(level) },
  }))
  const levels = rows.map((row) => checkRows([row], 800).rows[0]?.row.level)
  expect(levels).toEqual(ROLES.map(({ level }) => level))
})
