import { MESSAGES } from '#domain/text/messages.ts'

export type Refusal = { apiSuccess: false; message: string; code?: string }
export type Answered<A> = ({ apiSuccess: true; message: string } & A) | Refusal

/** Posts to a call of ours; a fault or a dead network reads as a refusal with the text of spec 8. */
export async function callPeople<A>(path: string, body: object = {}): Promise<Answered<A>> {
  try {
    const response = await fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await response.json()) as Answered<A>
  } catch {
    return { apiSuccess: false, message: MESSAGES.someError }
  }
}

/** Whether a fresh code has confirmed this session; a dead network reads as no. */
export async function isProven(): Promise<boolean> {
  try {
    const answer = (await (await fetch('/api/people/proof')).json()) as { isProven?: boolean }
    return answer.isProven === true
  } catch {
    return false
  }
}
