import { type BasePayload, getPayload, type SanitizedConfig } from 'payload'

/** Starts Payload with a peer's config. */
export function openPeer(config: Promise<SanitizedConfig>): Promise<BasePayload> {
  process.env.DISABLE_PAYLOAD_HMR = 'true'
  process.env.PAYLOAD_DISABLE_DEPENDENCY_CHECKER = 'true'
  return getPayload({ config })
}
