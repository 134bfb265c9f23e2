'use client'
import useSWR from 'swr'
import type { z } from 'zod'
import type { TicketOpenBody, TicketsResponseSchema, TicketView } from '#domain/calls/tickets.ts'
import type { StoredFile } from '#domain/tickets/files.ts'
import { type ApiRefusal, callApi } from '../base/callApi.ts'
import { noAnswerText } from '../base/noAnswerText.ts'
import { send } from '../post.ts'
import { sendPhotos } from './photos.ts'

type Tickets = z.infer<typeof TicketsResponseSchema>
type Done = { apiSuccess: true; message: string }
type Opened = Done & { number: string }

async function load([base, path]: readonly [string, string, string]): Promise<Tickets> {
  const { status, body } = await callApi<Tickets>(base, path)
  if (status !== 200) throw new Error(`${path.split('?')[0]} answered ${status}`)
  return body
}

async function loadOne([base, path]: readonly [string, string, string]): Promise<TicketView | null> {
  const { status, body } = await callApi<{ ticket: TicketView }>(base, path)
  if (status === 404 || status === 400) return null
  if (status !== 200) throw new Error(`${path.split('?')[0]} answered ${status}`)
  return body.ticket
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

/** An own ticket; null when there is none, undefined until known. */
export function useTicket(base: string, number: string, uid: string | undefined) {
  const key = uid ? ([base, `tickets/one?number=${encodeURIComponent(number)}`, uid] as const) : null
  const { data, error, mutate } = useSWR(key, loadOne)
  return { ticket: data, error: error as Error | undefined, reload: () => mutate() }
}

async function post<Answer extends Done>(
  base: string,
  path: string,
  body: object,
): Promise<Answer | ApiRefusal> {
  try {
    return (await callApi<Answer | ApiRefusal>(base, path, body)).body
  } catch {
    return { apiSuccess: false, message: noAnswerText(base) }
  }
}

/** Opens a ticket; a call without an answer is also returned as a refusal, as by the call below. */
export const openTicket = (base: string, body: TicketOpenBody) => post<Opened>(base, 'tickets/open', body)

/** What a student does with an own ticket. */
export const changeTicket = (base: string, what: 'addmessage' | 'resolve' | 'rate', body: object) =>
  post<Done>(base, `tickets/${what}`, body)

async function sendFile(base: string, file: File) {
  const form = new FormData()
  form.set('file', file)
  const response = await send(base, 'tickets/addfile', form)
  try {
    const answer = (await response?.json()) as (Done & { file: StoredFile }) | ApiRefusal | undefined
    return answer?.apiSuccess ? { ...answer, photo: answer.file } : (answer ?? null)
  } catch {
    return null
  }
}

/** Uploads the files of a message, without those that arrived before. Returns their ids, or why one did not arrive. */
export const sendTicketFiles = (base: string, files: readonly File[], arrived: Map<File, string>) =>
  sendPhotos(files, arrived, (file) => sendFile(base, file), noAnswerText(base))

/** The address of a file of a ticket. */
export const ticketFileUrl = (base: string, { id }: Pick<StoredFile, 'id'>): string =>
  `${base}/api/tickets/file?file=${encodeURIComponent(id)}`

/** 128 bits; randomUUID is unavailable on pages without TLS. */
export const attemptId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
