import type { CollectionSlug } from 'payload'
import type { Module } from '#domain/roles/Module.ts'
import { LEARNING } from './modules/learning.ts'
import { OVERVIEW } from './modules/overview.ts'
import { PEOPLE } from './modules/people.ts'
import { PLATFORM } from './modules/platform.ts'
import { SETTINGS } from './modules/settings.ts'
import { SHOP } from './modules/shop.ts'
import { SITE } from './modules/site.ts'

/**
 * Every module of the admin panel (spec 2, "Admin route groups"; spec 6), one file per group. Navigation,
 * page access, REST access, read-only state and the permission picker use this table; a collection belongs to
 * at least one module. A module without pages can already be granted but shows nothing.
 */
export const MODULES: readonly Module<CollectionSlug>[] = [
  ...OVERVIEW,
  ...LEARNING,
  ...SHOP,
  ...PEOPLE,
  ...SITE,
  ...SETTINGS,
  ...PLATFORM,
]

/** Collections without a page in the panel: only the server reads and writes them. */
export const INTERNAL_COLLECTIONS = [
  'sessions',
  'otp-challenges',
  'otp-budgets',
  'rate-limits',
  'known-devices',
  'claims',
  'leases',
  'changes',
  'processes',
  'outgoing-messages',
  'purchase-limits',
  'reservation-entries',
  'wallet-entries',
  'referral-codes',
  'franchise-invitations',
  'franchise-students',
  'sandbox-transactions',
  'question-versions',
  'question-keys',
  'question-import-files',
  'paper-drafts',
  'paper-releases',
  'paper-keys',
  'paper-packs',
  'answer-files',
  'ticket-files',
  'message-preferences',
  'push-devices',
  'attempt-events',
  'attempt-results',
  'standings',
  'standing-pointers',
  'lecture-notes',
  'assignment-files',
  'live-chat-entries',
  'signing-keys',
  'regrades',
  'objections',
  'objection-windows',
  'kept-questions',
  'report-links',
  'answer-sheets',
  'student-consents',
  'daily-totals',
  'funnel-steps',
] as const satisfies readonly CollectionSlug[]

export const moduleOf = (id: string): Module<CollectionSlug> | undefined =>
  MODULES.find((module) => module.id === id)
