/** Where a live class is held. `sandbox`: a room of the product itself without picture and sound, to try out. */
export const LIVE_PROVIDERS = ['youtube', 'jitsi', 'bigbluebutton', 'zoom', 'sandbox'] as const
export type LiveProvider = (typeof LIVE_PROVIDERS)[number]

export const LIVE_PROVIDER_NAMES: Record<LiveProvider, string> = {
  youtube: 'YouTube Live',
  jitsi: 'Jitsi',
  bigbluebutton: 'BigBlueButton',
  zoom: 'Zoom',
  sandbox: 'Sandbox',
}

/** Whether the provider records by itself: YouTube under the address of the class, others at one that staff get. */
export const recordsItself = (provider: LiveProvider): boolean =>
  provider === 'youtube' || provider === 'bigbluebutton' || provider === 'zoom'

/** Whether the class is held in a window of its own. */
export const hasWindow = (provider: LiveProvider): boolean =>
  provider === 'jitsi' || provider === 'bigbluebutton' || provider === 'zoom'
