import { LRUCache } from 'lru-cache'
import { openMathjax } from './mathjax.ts'

/** The same formulas are in both languages of a question, in its options and in its solution. */
const cache = new LRUCache<string, { reason: string | null }>({ max: 5000 })

/** Why a formula in TeX cannot be in a PDF; null when it can. */
export async function pdfFormulaFault(tex: string, isDisplay: boolean): Promise<string | null> {
  const key = `${isDisplay}:${tex}`
  const cached = cache.get(key)
  if (cached) return cached.reason
  const { read } = await openMathjax()
  const reason = await read(tex, isDisplay).then(
    () => null,
    (err: { message?: string }) => String(err.message ?? err),
  )
  cache.set(key, { reason })
  return reason
}
