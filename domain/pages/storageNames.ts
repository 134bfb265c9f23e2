/** Names in the browser storage of a project, after its slug and a hyphen. */
export const STORAGE_NAMES = {
  theme: 'theme',
  announcement: 'announcement',
  sessionId: 'sessionId',
  cart: 'cart',
} as const
