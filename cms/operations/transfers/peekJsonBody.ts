import type { PayloadRequest } from 'payload'

/** Reads the JSON body of a request and keeps it readable for the next handler; `{}` when it is not a JSON object. */
export async function peekJsonBody<T>(req: PayloadRequest): Promise<Partial<T> & Record<string, unknown>> {
  const text = (await req.text?.()) ?? ''
  req.text = () => Promise.resolve(text)
  req.json = async () => JSON.parse(text)
  try {
    const ask = JSON.parse(text)
    return ask !== null && typeof ask === 'object' && !Array.isArray(ask) ? ask : {}
  } catch {
    return {}
  }
}
