import type { BasePayload } from 'payload'
import { conditionalUpdate } from '#database/guard.ts'

/** Whether a person gets e-mails about their cart; nobody does who has not said so. */
export const setReminders = async (payload: BasePayload, user: string, isOn: boolean): Promise<boolean> =>
  (await conditionalUpdate({
    payload,
    collection: 'users',
    where: { id: { equals: user } },
    data: { wantsReminders: isOn },
  })) !== null
