import type { AccessEntry } from '../roles/AccessListSchema.ts'
import type { Module } from '../roles/Module.ts'
import { isGrantable } from './grantable.ts'

type Preset = { id: string; label: string; text: string; edit: readonly string[]; view: readonly string[] }

/** Common jobs and the modules they need. */
export const PRESETS = [
  {
    id: 'contentEditor',
    label: 'Content editor',
    text: 'Writes pages and blogs, keeps files in order',
    edit: ['pages', 'blogs', 'storage'],
    view: ['products', 'classes'],
  },
  {
    id: 'support',
    label: 'Support',
    text: 'Answers people, looks up their orders and courses',
    edit: ['supportTickets', 'userRequests'],
    view: ['users', 'orders', 'enrolments', 'courierDetails', 'products'],
  },
  {
    id: 'sales',
    label: 'Sales',
    text: 'Prices, coupons, orders and people who ask',
    edit: ['products', 'coupons', 'addOrders', 'userRequests', 'addUsers'],
    view: ['orders', 'cart', 'users', 'reviews', 'dashboardActivities'],
  },
  {
    id: 'teacher',
    label: 'Teacher',
    text: 'Classes, lectures, quizzes and free material',
    edit: ['classes', 'lectures', 'quizzes', 'freeResources'],
    view: ['courseSummary', 'enrolments', 'doubts', 'quizAttempts'],
  },
  {
    id: 'testManager',
    label: 'Test manager',
    text: 'Test series, papers and their results',
    edit: ['testSeries', 'testPaperStatus', 'quizzes'],
    view: ['quizAttempts', 'quizAnalytics', 'doubts'],
  },
] as const satisfies readonly Preset[]

export const VIEW_ALL = {
  id: 'viewAll',
  label: 'Everything to view',
  text: 'Sees every module of their role, changes nothing',
} as const

export const PRESET_IDS = [...PRESETS.map(({ id }) => id), VIEW_ALL.id] as const
export type PresetId = (typeof PRESET_IDS)[number]

/** The accessList of a preset for a person of a level, without modules that the level may not have. */
export function presetList(id: PresetId, level: number, modules: readonly Module[]): AccessEntry[] {
  const preset: Preset | undefined = PRESETS.find((candidate) => candidate.id === id)
  return modules
    .filter((module) => isGrantable(module, level))
    .flatMap((module) => {
      if (!preset) return [{ id: module.id, canEdit: false }]
      if (preset.edit.includes(module.id)) return [{ id: module.id, canEdit: !module.isReadOnly }]
      return preset.view.includes(module.id) ? [{ id: module.id, canEdit: false }] : []
    })
}
