import type { BasePayload } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'

/** Sets whether a person gets reminder e-mails about their cart (opt-in). */
export const setReminders = async (payload: BasePayload, user: string, isOn: boolean): Promise<boolean> =>
  (await conditionalUpdate({
    payload,
    collection: 'users',
    where: { id: { equals: user } },
    data: { wantsReminders: isOn },
  })) !== null
