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
 * Every module of the admin panel (spec 2, "Admin route groups"; spec 6), one file a group. Navigation, page access,
 * REST access, read-only state and the permission picker read this table; a collection belongs to at least one of them. A
 * module without pages yet can be granted already and shows nothing.
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

/** Collections that no page of the panel shows: the server alone reads and writes them. */
export const INTERNAL_COLLECTIONS = [
  'sessions',
  'otp-challenges',
  'otp-budgets',
  'rate-limits',
  'known-devices',
  'claims',
  'leases',
  'outgoing-messages',
  'purchase-limits',
  'reservation-entries',
  'wallet-entries',
  'referral-codes',
  'franchise-invitations',
  'franchise-students',
  'sandbox-transactions',
] as const satisfies readonly CollectionSlug[]

export const moduleOf = (id: string): Module<CollectionSlug> | undefined =>
  MODULES.find((module) => module.id === id)
