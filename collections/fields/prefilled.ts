import type { PayloadRequest } from 'payload'

/** The default of a field in a form that is opened from another document: the id in `?<name>=` of the form's address. */
export const prefilledId =
  (name: string) =>
  ({ req }: { req?: PayloadRequest }): string | undefined => {
    const given = req?.query?.[name]
    return typeof given === 'string' ? given : undefined
  }

/** The same for a field that takes several. */
export const prefilledIds =
  (name: string) =>
  (args: { req?: PayloadRequest }): string[] | undefined => {
    const id = prefilledId(name)(args)
    return id === undefined ? undefined : [id]
  }
