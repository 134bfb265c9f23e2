import { describe, expect, it } from 'vitest'
import {
  accessRefusal,
  blockRefusal,
  type Editor,
  levelRefusal,
  mayEditPerson,
  type Person,
  viewAsRefusal,
} from '#domain/people/changeRules.ts'

const LEVELS = [100, 200, 400, 650, 800]
const editor = (level: number): Editor => ({ id: 'editor', level, isOwner: level === 1000 })
const person = (level: number): Person => ({ id: 'person', level, hasProject: level < 1000 })
const EDITORS = [...LEVELS, 1000]

describe('a level', () => {
  const cells = EDITORS.flatMap((by) =>
    EDITORS.flatMap((to) => [...LEVELS, 900, 1000].map((level) => [by, to, level] as const)),
  )

  it.each(cells)(
    'may be changed by level %i for a person of level %i to %i according to the rules',
    (by, to, level) => {
      const refused = levelRefusal(editor(by), person(to), level)
      const isAllowed = by >= 800 && to < 1000 && to <= by && level <= by && level <= 800
      expect(refused === null).toBe(isAllowed)
    },
  )

  it.each([
    ['by a sub admin', 650, 100, 200, 'notAdmin'],
    ['of an owner by an owner', 1000, 1000, 800, 'owner'],
    ['of an owner by an admin', 800, 1000, 100, 'owner'],
    ['to above the highest level of a project', 1000, 100, 900, 'projectLimit'],
    ['to no level', 800, 100, 99, 'range'],
    ['to half a level', 800, 100, 200.5, 'range'],
  ] as const)('%s is refused with its reason', (_what, by, to, level, reason) => {
    expect(levelRefusal(editor(by), person(to), level)).toBe(reason)
  })

  it('of one’s own cannot be changed, not even to a lower one', () => {
    expect(levelRefusal({ ...editor(800), id: 'person' }, person(800), 100)).toBe('self')
  })
})

describe('blocking', () => {
  const blocked = { isBlocked: true, otherOwners: 1 }

  it('is refused for oneself, people above and the last owner', () => {
    expect(blockRefusal({ ...editor(800), id: 'person' }, person(800), blocked)).toBe('self')
    expect(blockRefusal(editor(800), person(1000), blocked)).toBe('aboveYou')
    expect(blockRefusal(editor(1000), person(1000), { ...blocked, otherOwners: 0 })).toBe('lastOwner')
    expect(blockRefusal(editor(1000), person(1000), blocked)).toBeNull()
    expect(blockRefusal(editor(1000), person(1000), { isBlocked: false, otherOwners: 0 })).toBeNull()
    expect(blockRefusal(editor(800), person(800), blocked)).toBeNull()
    expect(blockRefusal(editor(650), person(100), blocked)).toBe('notAdmin')
  })
})

describe('permissions', () => {
  it.each([
    [800, 650, null],
    [800, 400, null],
    [800, 200, null],
    [800, 100, 'notStaff'],
    [800, 800, 'notBelowYou'],
    [1000, 800, null],
    [1000, 1000, 'owner'],
    [650, 650, 'notBelowYou'],
  ] as const)('can be set by level %i for level %i: %s', (by, to, reason) => {
    expect(accessRefusal(editor(by), person(to))).toBe(reason)
  })

  it('of one’s own cannot be changed', () => {
    expect(accessRefusal({ ...editor(800), id: 'person' }, person(650))).toBe('self')
  })
})

describe('viewing as another person', () => {
  it('is for admins, at people strictly below them', () => {
    expect(viewAsRefusal(editor(650), person(100))).toBe('notAdmin')
    expect(viewAsRefusal(editor(800), person(800))).toBe('notBelowYou')
    expect(viewAsRefusal(editor(800), person(650))).toBeNull()
    expect(viewAsRefusal(editor(1000), person(800))).toBeNull()
    expect(viewAsRefusal({ ...editor(800), id: 'person' }, person(800))).toBe('self')
  })
})

describe('a record', () => {
  it('of a peer is changed only by owners, so that nobody can take over an account of their level', () => {
    expect(mayEditPerson(editor(650), person(650))).toBe(false)
    expect(mayEditPerson(editor(650), person(400))).toBe(true)
    expect(mayEditPerson(editor(800), person(800))).toBe(false)
    expect(mayEditPerson(editor(800), person(650))).toBe(true)
    expect(mayEditPerson(editor(1000), person(1000))).toBe(true)
    expect(mayEditPerson(editor(800), person(1000))).toBe(false)
    expect(mayEditPerson({ ...editor(650), id: 'person' }, person(650))).toBe(true)
  })
})
