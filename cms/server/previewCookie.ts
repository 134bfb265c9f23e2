/** Whether a visitor looks at drafts of this project; such pages are theirs alone. */
export const hasPreviewCookie = (cookies: string | undefined, slug: string): boolean =>
  (cookies ?? '').split(';').some((cookie) => cookie.trim().startsWith(`${slug}-preview=`))
