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

const codeIn = (text: string): string | undefined => /\b(\d{6}|\d{4})\b/.exec(text)?.[0]

/** Tells a code from an order notification, which contains a number and a link and may arrive between two codes. */
const isCode = ({ text }: Line): boolean => !text.includes('://') && codeIn(text) !== undefined

/** The newest code sent to a phone or e-mail after `since` (ms); waits up to a minute for it. */
export async function codeFor(to: string, since: number): Promise<string> {
  for (const until = Date.now() + 60_000; Date.now() < until; ) {
    const sent = lines().filter((line) => line.to === to && Date.parse(line.at) >= since)
    const code = codeIn(sent.findLast(isCode)?.text ?? '')
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no code was sent to ${to}`)
}
