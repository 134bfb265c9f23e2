import type { PayloadRequest } from 'payload'

/**
 * Default value of a field in a form opened from another document: the id in `?<name>=` of the form's URL.
 */
export const prefilledId =
  (name: string) =>
  ({ req }: { req?: PayloadRequest }): string | undefined => {
    const queryValue = req?.query?.[name]
    return typeof queryValue === 'string' ? queryValue : undefined
  }

/** Like `prefilledId`, for a field with several values. */
export const prefilledIds =
  (name: string) =>
  (args: { req?: PayloadRequest }): string[] | undefined => {
    const id = prefilledId(name)(args)
    return id === undefined ? undefined : [id]
  }
