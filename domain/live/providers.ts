/** Where a live class is held. `sandbox`: a room of the product itself without picture and sound, to try out. */
export const LIVE_PROVIDERS = ['youtube', 'jitsi', 'sandbox'] as const
export type LiveProvider = (typeof LIVE_PROVIDERS)[number]

export const LIVE_PROVIDER_NAMES: Record<LiveProvider, string> = {
  youtube: 'YouTube Live',
  jitsi: 'Jitsi',
  sandbox: 'Sandbox',
}

/** Whether the provider publishes the recording at the address of the class itself. */
export const recordsItself = (provider: LiveProvider): boolean => provider === 'youtube'
