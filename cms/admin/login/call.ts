import { MESSAGES } from '#domain/text/messages.ts'

type Answer = {
  apiSuccess: boolean
  message: string
  signInToken?: string
  retryAfterS?: number
  code?: string
}

const FAILED: Answer = { apiSuccess: false, message: MESSAGES.someError }

/** Posts JSON to a call of ours; a fault or a dead network reads as a refusal with the text of spec 8. */
export async function call(path: string, body: unknown): Promise<Answer> {
  try {
    const response = await fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await response.json()) as Answer
  } catch {
    return FAILED
  }
}
