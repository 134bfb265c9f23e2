/** What a tab does when it gets a hall, and when another one takes it away. */
type Holder = { onHeld: () => void; onBusy: () => void; onLost: () => void }

/**
 * Lets one tab of the browser have a hall. Ends when `signal` is aborted; browsers without locks let every tab have it.
 * @param steals takes it away from the tab that has it
 */
export function holdTab(
  name: string,
  { onHeld, onBusy, onLost }: Holder,
  signal: AbortSignal,
  steals: boolean,
) {
  if (!('locks' in navigator)) {
    onHeld()
    return
  }
  const untilAborted = new Promise<void>((resolve) =>
    signal.addEventListener('abort', () => resolve(), { once: true }),
  )
  const hold = (lock: Lock | null): Promise<void> | undefined => {
    if (signal.aborted) return
    if (!lock) {
      onBusy()
      return
    }
    onHeld()
    return untilAborted
  }
  navigator.locks.request(name, steals ? { steal: true } : { ifAvailable: true }, hold).catch(() => {
    if (!signal.aborted) onLost()
  })
}
