import type { LeadBody } from '#domain/calls/leads.ts'
import { noAnswerText } from './base/noAnswerText.ts'
import { type Answer, send } from './post.ts'
import { refreshGates } from './resourceGate.ts'

/** Sends a lead form; returns the confirmation text, or why it was refused. */
export async function sendLead(base: string, body: LeadBody): Promise<{ isSent: boolean; message: string }> {
  const response = await send(base, 'leads/submit', body)
  if (!response) return { isSent: false, message: noAnswerText(base, 'notSent') }
  const answer = (await response.json().catch(() => null)) as Answer | null
  if (answer?.apiSuccess) await refreshGates()
  return { isSent: answer?.apiSuccess === true, message: answer?.message || noAnswerText(base) }
}
