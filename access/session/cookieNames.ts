/** Cookies carry the project's slug, so that two projects on one origin never collide (contracts.md). */
export const sessionCookie = (slug: string): string => `${slug}-session`
export const staffCookie = (slug: string): string => `${slug}-staff`
export const challengeCookie = (slug: string): string => `${slug}-challenge`
export const deviceCookie = (slug: string): string => `${slug}-device`
