import { ask } from '../base/ask.ts'

/** Answers a franchisee who asks to look after the signed-in student; false when no answer came. */
export async function answerInvitation(base: string, invitation: string, accept: boolean): Promise<boolean> {
  try {
    return (await ask(base, 'franchise/invitation', { invitation, accept })).status === 200
  } catch {
    return false
  }
}
