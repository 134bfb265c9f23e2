/** Devices on which one account plays recordings at the same time. */
export const MAX_PLAYING = 2
/** How long a device counts after it reported that it plays, ms. Players report every 15 s. */
export const PLAYING_MS = 60_000

/** A session in which something is played, and until when it counts, ms since epoch. */
export type PlayingDevice = { session: string; until: number }

const others = (devices: readonly PlayingDevice[], session: string, now: number): PlayingDevice[] =>
  devices.filter((one) => one.session !== session && one.until > now)

/** The devices that keep a session from playing; none while there is room for it, or it plays already. */
export function devicesInTheWay(
  devices: readonly PlayingDevice[],
  session: string,
  now: number,
): PlayingDevice[] {
  if (devices.some((one) => one.session === session && one.until > now)) return []
  const found = others(devices, session, now)
  return found.length >= MAX_PLAYING ? found : []
}

/**
 * The devices once `session` plays too; null when there is no room for it. With `instead` it takes the place of that device, which stops.
 */
export function withPlaying(
  devices: readonly PlayingDevice[],
  session: string,
  now: number,
  instead: string | null = null,
): PlayingDevice[] | null {
  const rest = devices.filter((one) => one.session !== instead || one.session === session)
  if (devicesInTheWay(rest, session, now).length > 0) return null
  return [...others(rest, session, now), { session, until: now + PLAYING_MS }]
}
