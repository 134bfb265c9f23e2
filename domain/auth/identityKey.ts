/** The unique key of a proven phone or e-mail within a project; owners live under `platform` (docs/architecture.md, "Projects"). */
export const identityKey = (project: string | null, value: string): string =>
  `${project ?? 'platform'}:${value}`

/** The unique key of what somebody else entered on an account that nobody has signed in to: the first right code for it claims the account. */
export const enteredKey = (project: string | null, value: string): string => identityKey(project, `?${value}`)

/** The key of an identifier that leads nowhere: nobody can enter it. */
export const unusedKey = (project: string | null, uid: string): string => identityKey(project, `-${uid}`)

export type Identifier = {
  value: string | null
  isProven: boolean
  /** Set or replaced by this very save. */
  isChanged: boolean
  /** The key so far. */
  key: string | null
}

/**
 * The key that one identifier of an account takes (docs/security.md, "Unproven identifiers"). A proven one signs in. One that was
 * entered on an account without any proven one waits to be claimed. Everything else leads nowhere: an account that
 * somebody has proven is never reached by what was only typed into it.
 */
export function keyOf(
  account: { project: string | null; uid: string; isAnyProven: boolean },
  { value, isProven, isChanged, key }: Identifier,
): string {
  const { project, uid, isAnyProven } = account
  if (value && isProven) return identityKey(project, value)
  if (!value || isAnyProven) return unusedKey(project, uid)
  return isChanged || !key ? enteredKey(project, value) : key
}
