import type { PayloadRequest } from 'payload'

/** Whether a query flag is set; Payload replaces the text of some by a boolean. */
export const isSet = (value: unknown): boolean => value === true || value === 'true'

/** Whether a request saves a draft beside the published document, which stays as it is. */
export const isDraftSave = (req: PayloadRequest): boolean => isSet(req.query?.draft)
