const MINUTE_S = 60

/** `3:07` of 187 seconds. */
export const positionText = (second: number): string =>
  `${Math.floor(second / MINUTE_S)}:${String(second % MINUTE_S).padStart(2, '0')}`
