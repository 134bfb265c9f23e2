'use client'
import useSWR from 'swr'
import type { z } from 'zod'
import type { TicketOpenBody, TicketsAnswerSchema } from '#domain/calls/tickets.ts'
import { type ApiRefusal, callApi } from '../base/callApi.ts'
import { noAnswerText } from '../base/noAnswerText.ts'

type Tickets = z.infer<typeof TicketsAnswerSchema>
type Opened = { apiSuccess: true; message: string; number: string }

async function load([base, path]: readonly [string, string, string]): Promise<Tickets> {
  const { status, body } = await callApi<Tickets>(base, path)
  if (status !== 200) throw new Error(`${path.split('?')[0]} answered ${status}`)
  return body
}

/** One page of the signed-in person's tickets; requests nothing without a `uid`. */
export function useTickets(base: string, page: number, uid: string | undefined) {
  const { data, error, mutate } = useSWR(
    uid ? ([base, `tickets/mine?page=${page}`, uid] as const) : null,
    load,
    { keepPreviousData: true },
  )
  return { tickets: data, error: error as Error | undefined, reload: () => mutate() }
}

/** Opens a ticket; a call without an answer is also returned as a refusal. */
export async function openTicket(base: string, body: TicketOpenBody): Promise<Opened | ApiRefusal> {
  try {
    return (await callApi<Opened | ApiRefusal>(base, 'tickets/open', body)).body
  } catch {
    return { apiSuccess: false, message: noAnswerText(base) }
  }
}
