import type { EntitlementKind } from './entitlement.ts'

type Granted = { kind: EntitlementKind; target: string }

/** The unique key of one entitlement of a grant. @param name identifies the grant */
export const grantKeyOf = (name: string, { kind, target }: Granted): string => `${name}:${kind}:${target}`

/** The name of the grant that created an entitlement; all entitlements of a grant share it. */
export const grantNameOf = ({ grantKey, kind, target }: Granted & { grantKey: string }): string =>
  grantKey.slice(0, grantKey.length - `:${kind}:${target}`.length)
