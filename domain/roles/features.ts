import type { PersonAccess } from './PersonAccess.ts'
import { hasAdminLevel } from './roles.ts'

/** Parts of the product that a project may switch off (admin config). */
export const FEATURES = [
  { id: 'quizzes', label: 'Quizzes' },
  { id: 'doubts', label: 'Doubts' },
  { id: 'downloads', label: 'Downloads' },
  { id: 'freeResources', label: 'Free resources' },
  { id: 'reviews', label: 'Product reviews' },
  { id: 'coupons', label: 'Coupons' },
  { id: 'referral', label: 'Referral earnings' },
  { id: 'cashback', label: 'Cashback credits' },
  { id: 'bulkEmails', label: 'Bulk e-mails' },
  { id: 'franchise', label: 'Franchise' },
  { id: 'courier', label: 'Courier' },
  { id: 'blogs', label: 'Blog' },
] as const

/**
 * A feature is on unless the config disables it; it is shown to admins, and to people who have it in their
 * list (spec 6).
 */
export const isFeatureShown = (
  feature: string,
  person: Pick<PersonAccess, 'level' | 'features' | 'offFeatures'>,
): boolean =>
  !person.offFeatures.includes(feature) && (hasAdminLevel(person.level) || person.features.includes(feature))
