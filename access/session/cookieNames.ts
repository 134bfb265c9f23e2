/**
 * Cookie names contain the project's slug, so that two projects on one origin never collide
 * (docs/architecture.md, "Addresses").
 */
export const sessionCookie = (slug: string): string => `${slug}-session`
export const staffCookie = (slug: string): string => `${slug}-staff`
export const challengeCookie = (slug: string): string => `${slug}-challenge`
/** Session of view as; next to the staff member's own session. */
export const viewAsCookie = (slug: string): string => `${slug}-viewas`
/** Preview of drafts in the storefront. */
export const previewCookie = (slug: string): string => `${slug}-preview`
export const deviceCookie = (slug: string): string => `${slug}-device`
/** Free resources that a lead form has unlocked in this browser. */
export const unlockedCookie = (slug: string): string => `${slug}-unlocked`
/** The referral link through which this browser came, and when. */
export const referralCookie = (slug: string): string => `${slug}-ref`
/** The secret of a guest cart. */
export const cartCookie = (slug: string): string => `${slug}-cart`
/** Who takes a free quiz without an account. */
export const guestCookie = (slug: string): string => `${slug}-guest`
