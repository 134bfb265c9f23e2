/** The person of the open page: a sign-in over it must be by the same person, and typed text is stored under their id. */
export type Person = { id: string; name: string; identifier: string; project: string | null }

/** The fields of the panel's user that are used here. */
export type PanelUser = {
  id?: string | number
  name?: string | null
  email?: string | null
  phone?: string | null
  project?: string | { id: string } | null
}

export const personOf = (user: PanelUser | null | undefined): Person | null =>
  user?.id === undefined
    ? null
    : {
        id: String(user.id),
        name: user.name ?? '',
        identifier: user.email ?? user.phone ?? '',
        project: (typeof user.project === 'object' ? user.project?.id : user.project) ?? null,
      }
