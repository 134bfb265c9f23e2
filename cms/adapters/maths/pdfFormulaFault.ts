import { LRUCache } from 'lru-cache'
import { openMathjax } from './mathjax.ts'

/** Results by formula, since the same formulas recur in both languages, the options and the solution of a question. */
const cache = new LRUCache<string, { reason: string | null }>({ max: 5000 })

/** The reason why a TeX formula cannot be typeset in a PDF; null when it can. */
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
