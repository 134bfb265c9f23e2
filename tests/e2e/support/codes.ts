import { readFileSync } from 'node:fs'
import path from 'node:path'

type Line = { to: string; text: string; at: string }

const lines = (): Line[] => {
  try {
    return readFileSync(path.join(process.env.E2E_DATA_DIR ?? '', 'outbox.jsonl'), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line)
  } catch {
    return []
  }
}

/** The newest code sent to somebody after `since` (ms); waits for it. */
export async function codeFor(to: string, since: number): Promise<string> {
  for (const until = Date.now() + 10_000; Date.now() < until; ) {
    const line = lines().findLast((candidate) => candidate.to === to && Date.parse(candidate.at) >= since)
    const code = /\b(\d{6}|\d{4})\b/.exec(line?.text ?? '')?.[0]
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no code was sent to ${to}`)
}
