/** Meeting providers of live classes. `sandbox`: a built-in room without video and sound, for trials. */
export const LIVE_PROVIDERS = ['youtube', 'jitsi', 'bigbluebutton', 'zoom', 'sandbox'] as const
export type LiveProvider = (typeof LIVE_PROVIDERS)[number]

export const LIVE_PROVIDER_NAMES: Record<LiveProvider, string> = {
  youtube: 'YouTube Live',
  jitsi: 'Jitsi',
  bigbluebutton: 'BigBlueButton',
  zoom: 'Zoom',
  sandbox: 'Sandbox',
}

/** Whether the provider records the class: YouTube at the address of the class, others at an address that staff enter. */
export const recordsItself = (provider: LiveProvider): boolean =>
  provider === 'youtube' || provider === 'bigbluebutton' || provider === 'zoom'

/** Whether the meeting opens in a separate window. */
export const hasWindow = (provider: LiveProvider): boolean =>
  provider === 'jitsi' || provider === 'bigbluebutton' || provider === 'zoom'
