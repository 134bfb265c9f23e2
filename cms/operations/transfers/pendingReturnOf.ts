import type { PayloadRequest } from 'payload'

/** The JSON body of a request that another handler reads after us. */
export async function pendingReturnOf<T>(req: PayloadRequest): Promise<Partial<T> & Record<string, unknown>> {
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
