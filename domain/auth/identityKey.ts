/**
 * The unique key of a proven phone or e-mail within a project; platform owners use `platform`
 * (docs/architecture.md, "Projects").
 */
export const identityKey = (project: string | null, value: string): string =>
  `${project ?? 'platform'}:${value}`

/**
 * The unique key of an identifier that another person entered on an account without a sign-in so far: the first
 * right code for it claims the account.
 */
export const unclaimedKey = (project: string | null, value: string): string =>
  identityKey(project, `?${value}`)

/** The key of an identifier that no sign-in can match: it cannot be typed. */
export const unmatchableKey = (project: string | null, uid: string): string => identityKey(project, `-${uid}`)

export type Identifier = {
  value: string | null
  isProven: boolean
  /** Set or replaced by this save. */
  isChanged: boolean
  /** The stored key. */
  key: string | null
}

/**
 * The key of one identifier of an account (docs/security.md, "Unproven identifiers"). A proven identifier
 * signs in. One that was entered on an account without any proven identifier waits to be claimed. Any other
 * gets an unused key: a proven account is never reached through an identifier that was only entered.
 */
export function accountIdentityKey(
  account: { project: string | null; uid: string; isAnyProven: boolean },
  { value, isProven, isChanged, key }: Identifier,
): string {
  const { project, uid, isAnyProven } = account
  if (value && isProven) return identityKey(project, value)
  if (!value || isAnyProven) return unmatchableKey(project, uid)
  return isChanged || !key ? unclaimedKey(project, value) : key
}
