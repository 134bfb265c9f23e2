import type { LeadBody } from '#domain/calls/leads.ts'
import { MESSAGES } from '#domain/text/messages.ts'
import { type Answer, send } from './post.ts'
import { refreshGates } from './resourceGate.ts'

/** Sends a lead form; the text that answers it, or why it was not taken. */
export async function sendLead(base: string, body: LeadBody): Promise<{ isSent: boolean; message: string }> {
  const response = await send(base, 'leads/submit', body)
  if (!response) return { isSent: false, message: NO_NETWORK }
  const answer = (await response.json().catch(() => null)) as Answer | null
  if (answer?.apiSuccess) await refreshGates()
  return { isSent: answer?.apiSuccess === true, message: answer?.message || MESSAGES.someError }
}

const NO_NETWORK = 'Nothing was sent: the network does not answer. What you typed is still here.'
