/** What a project's browser storage calls these, after its slug and a hyphen. */
export const STORAGE_NAMES = {
  theme: 'theme',
  announcement: 'announcement',
  sessionId: 'sessionId',
  cart: 'cart',
} as const
