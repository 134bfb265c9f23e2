/** Cookies carry the project's slug, so that two projects on one origin never collide (docs/architecture.md, "Addresses"). */
export const sessionCookie = (slug: string): string => `${slug}-session`
export const staffCookie = (slug: string): string => `${slug}-staff`
export const challengeCookie = (slug: string): string => `${slug}-challenge`
/** Somebody's panel or pages seen through their eyes; beside the looker's own session. */
export const viewAsCookie = (slug: string): string => `${slug}-viewas`
/** Drafts in the storefront. */
export const previewCookie = (slug: string): string => `${slug}-preview`
export const deviceCookie = (slug: string): string => `${slug}-device`
/** Free resources that a lead form has opened to this browser. */
export const unlockedCookie = (slug: string): string => `${slug}-unlocked`
/** By whose link this browser came, and when. */
export const referralCookie = (slug: string): string => `${slug}-ref`
/** The secret of a cart that belongs to nobody yet. */
export const cartCookie = (slug: string): string => `${slug}-cart`
