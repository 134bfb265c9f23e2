import { callApi } from '../base/callApi.ts'

/** Accepts or declines the invitation of a franchisee; false when there was no answer. */
export async function answerInvitation(base: string, invitation: string, accept: boolean): Promise<boolean> {
  try {
    return (await callApi(base, 'franchise/invitation', { invitation, accept })).status === 200
  } catch {
    return false
  }
}
