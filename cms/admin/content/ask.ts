import { MESSAGES } from '#domain/text/messages.ts'

type Refused = { apiSuccess: false; message: string }

/** Reads from or posts to a call of ours; a fault or a dead network reads as a refusal with the text of spec 8. */
export async function ask<A extends { apiSuccess: true }>(path: string, body?: object): Promise<A | Refused> {
  try {
    const response = await fetch(`/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: body ? { 'content-type': 'application/json' } : {},
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return (await response.json()) as A | Refused
  } catch {
    return { apiSuccess: false, message: MESSAGES.someError }
  }
}
