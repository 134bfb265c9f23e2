/** Time on the question on the screen, by the device's steady clock; hidden time does not count. */
export function createStopwatch(steady: () => number) {
  let since = steady()
  const passed = (): number => (document.visibilityState === 'visible' ? Math.max(0, steady() - since) : 0)
  return {
    /** What is to be added to the time of the question, ms. */
    passed,
    /** The same, and begins again. */
    restart: (): number => {
      const more = passed()
      since = steady()
      return more
    },
    /** Begins again when the tab is shown; when it is hidden, returns what has passed until then. */
    setVisible: (isVisible: boolean): number => {
      const more = isVisible ? 0 : Math.max(0, steady() - since)
      since = steady()
      return more
    },
  }
}
