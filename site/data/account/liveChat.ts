import type { z } from 'zod'
import type { ChatResponse, ModerateBodySchema } from '#domain/calls/liveChat.ts'
import { type ApiAnswer, type ApiRefusal, callApi } from '../base/callApi.ts'
import { toSearch } from '../base/restQuery.ts'

/** The chat room of a live class, or a page of entries before one. Throws without an answer. */
export const loadChat = async (
  base: string,
  id: string,
  before?: number,
): Promise<ChatResponse | ApiRefusal> =>
  (
    await callApi<ChatResponse | ApiRefusal>(
      base,
      `learn/livechat?${toSearch({ id, ...(before === undefined ? {} : { before: String(before) }) })}`,
    )
  ).body

type Done = { apiSuccess: true; message: string }
type Answered = Promise<ApiAnswer<Done | ApiRefusal>>

/** Sends a message; `attempt` is the same when it is sent again. */
export const sayLive = (
  base: string,
  said: { id: string; attempt: string; text: string; isQuestion: boolean },
): Answered => callApi(base, 'learn/saylive', said)

/** Votes for a question, or answers a poll. */
export const voteLive = (base: string, id: string, seq: number, option = 0): Answered =>
  callApi(base, 'learn/votelive', { id, seq, option })

/** What teachers do in the room. */
export const moderateLive = (base: string, act: z.input<typeof ModerateBodySchema>): Answered =>
  callApi(base, 'learn/moderatelive', act)
