const anchor = { wall: Date.now(), monotonic: performance.now() }

/**
 * The time of exams, ms since epoch: the wall clock as it was when the process started, advanced by the monotonic clock. When somebody
 * sets the machine's clock, no exam becomes shorter or longer.
 */
export const examNow = (): number => Math.floor(anchor.wall + performance.now() - anchor.monotonic)

/** How far the wall clock has left the time of exams since the process started, ms. */
export const wallDrift = (): number => Date.now() - examNow()
