import { MESSAGES } from '#domain/text/messages.ts'

type Errors = {
  errors?: { message?: string; data?: { errors?: { message?: string }[] } }[]
  message?: string
}

async function problemOf(response: Response): Promise<string | null> {
  if (response.ok) return null
  const body = (await response.json().catch(() => ({}))) as Errors
  const [first] = body.errors ?? []
  return first?.data?.errors?.[0]?.message ?? first?.message ?? body.message ?? MESSAGES.someError
}

/** One write through the REST API; answers the text of the refusal, or null when it is done. */
export async function write(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: object,
): Promise<string | null> {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      headers: body ? { 'content-type': 'application/json' } : {},
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return await problemOf(response)
  } catch {
    return MESSAGES.someError
  }
}

/** Puts another file behind the address of a document; the same kind of answer. */
export async function sendReplacement(collection: string, id: string, file: File): Promise<string | null> {
  const form = new FormData()
  form.set('_payload', '{}')
  form.set('file', file)
  try {
    return await problemOf(
      await fetch(`/api/${collection}/${id}/replacefile`, { method: 'POST', body: form }),
    )
  } catch {
    return MESSAGES.someError
  }
}
