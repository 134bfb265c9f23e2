/** Pictures drawn at the same time; others wait, so that a crowd of crawlers never takes the machine. */
const AT_ONCE = 2

let running = 0
const waiting: (() => void)[] = []

/** Runs `draw` when it is its turn. */
export async function inTurn<Result>(draw: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  running++
  try {
    return await draw()
  } finally {
    running--
    waiting.shift()?.()
  }
}
