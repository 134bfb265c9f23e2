import { describe, expect, it } from 'vitest'
import { MODULES } from '#access/modules.ts'
import { accessSentence } from '#domain/people/accessReasons.ts'
import { checkAccess } from '#domain/people/checkAccess.ts'
import { PRESET_IDS, presetList } from '#domain/people/presets.ts'
import { isFeatureShown } from '#domain/roles/features.ts'
import { NO_ASSIGNED_DATA } from '#domain/roles/PersonAccess.ts'
import { pageAccess } from '#domain/roles/pageAccess.ts'

const editIds = (id: (typeof PRESET_IDS)[number], level = 650) =>
  presetList(id, level, MODULES).flatMap((entry) => (entry.canEdit ? [entry.id] : []))
const viewIds = (id: (typeof PRESET_IDS)[number], level = 650) =>
  presetList(id, level, MODULES).flatMap((entry) => (entry.canEdit ? [] : [entry.id]))

describe('a preset', () => {
  it.each([
    ['contentEditor', ['pages', 'blogs', 'storage'], ['classes', 'products']],
    [
      'support',
      ['supportTickets', 'userRequests'],
      ['enrolments', 'orders', 'products', 'courierDetails', 'users'],
    ],
    [
      'sales',
      ['addOrders', 'products', 'coupons', 'addUsers', 'userRequests'],
      ['dashboardActivities', 'orders', 'cart', 'reviews', 'users'],
    ],
    [
      'teacher',
      ['classes', 'lectures', 'quizzes', 'freeResources'],
      ['courseSummary', 'enrolments', 'quizAttempts', 'doubts'],
    ],
    [
      'testManager',
      ['testSeries', 'testPaperStatus', 'quizzes'],
      ['quizAttempts', 'quizAnalytics', 'doubts'],
    ],
  ] as const)('%s gives a sub admin exactly its modules', (id, edit, view) => {
    expect(editIds(id).toSorted()).toEqual([...edit].toSorted())
    expect(viewIds(id).toSorted()).toEqual([...view].toSorted())
  })

  it('to view everything has no edit permissions and skips modules of other levels', () => {
    expect(editIds('viewAll')).toEqual([])
    expect(viewIds('viewAll')).toContain('orders')
    expect(viewIds('viewAll')).not.toContain('auditLog')
    expect(viewIds('viewAll', 400)).toEqual(['answersheets', 'expertDoubts'])
  })

  it.each(PRESET_IDS)('%s can be stored for a sub admin unchanged', (id) => {
    const list = presetList(id, 650, MODULES)
    expect(checkAccess({ accessList: list, features: [] }, 650, MODULES)).toMatchObject({
      ok: true,
      accessList: list,
    })
  })
})

describe('a stored access list', () => {
  it('has no edit permission for read-only modules, and includes features of modules', () => {
    const given = {
      accessList: [
        { id: 'doubts', canEdit: true },
        { id: 'coupons', canEdit: true },
      ],
      features: ['blogs'],
    }
    const checked = checkAccess(given, 650, MODULES)
    expect(checked).toEqual({
      ok: true,
      accessList: [
        { id: 'doubts', canEdit: false },
        { id: 'coupons', canEdit: true },
      ],
      features: ['doubts', 'coupons', 'blogs'],
    })
    if (checked.ok)
      expect(isFeatureShown('coupons', { level: 650, features: checked.features, offFeatures: [] })).toBe(
        true,
      )
  })

  it.each([
    ['a permission that does not exist', [{ id: 'nothing', canEdit: true }], [], 'unknownModule'],
    ['a feature that does not exist', [], ['nothing'], 'unknownFeature'],
    ['what only admins have', [{ id: 'auditLog', canEdit: false }], [], 'roleTooLow'],
    ['what only owners have', [{ id: 'projects', canEdit: true }], [], 'roleTooLow'],
    ['what experts alone have', [{ id: 'answersheets', canEdit: false }], [], 'roleTooLow'],
    ['what comes with a role', [{ id: 'transfers', canEdit: true }], [], 'roleTooLow'],
  ] as const)('is never %s', (_what, accessList, features, reason) => {
    expect(checkAccess({ accessList, features }, 650, MODULES)).toMatchObject({ ok: false, reason })
  })
})

describe('the explainer', () => {
  const explain = (level: number, url: string, accessList: { id: string; canEdit: boolean }[] = []) => {
    const person = {
      level,
      isOwner: false,
      accessList,
      features: [],
      offFeatures: [],
      assigned: NO_ASSIGNED_DATA,
    }
    return accessSentence({ access: pageAccess(person, url, MODULES), name: 'Asha', level })
  }

  it.each([
    [100, '/admin', [], 'Asha is a student: the panel is for staff.'],
    [650, '/_projects/demo/admin', [], 'Everybody in the panel has this page, Asha too. They can edit it.'],
    [650, '/admin/collections/pages', [], '“Pages” is not among the permissions of Asha.'],
    [
      650,
      '/admin/collections/pages',
      [{ id: 'pages', canEdit: false }],
      'Asha has the permission “Pages” to view, not to edit.',
    ],
    [
      650,
      '/admin/collections/pages/create',
      [{ id: 'pages', canEdit: false }],
      'This page needs the right to edit “Pages”; Asha may only view it.',
    ],
    [
      650,
      '/admin/collections/pages/create',
      [{ id: 'pages', canEdit: true }],
      'Asha has the permission “Pages” to view and edit.',
    ],
    [
      650,
      '/admin/collections/audit-logs',
      [],
      '“Audit log” needs the role Admin or a higher one; Asha has the role Sub admin.',
    ],
    [650, '/admin/collections/projects', [], '“Projects” is for platform owners alone.'],
    [650, '/admin/nowhere', [], 'No permission opens this page, so it is for admins alone; Asha is none.'],
    [800, '/admin/collections/orders', [], 'Asha is an admin, and admins have every page. They can edit it.'],
  ] as const)('explains to level %i the page %s', (level, url, list, sentence) => {
    expect(explain(level, url, [...list])).toBe(sentence)
  })
})
