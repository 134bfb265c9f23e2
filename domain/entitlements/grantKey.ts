import type { EntitlementKind } from './entitlement.ts'

type Granted = { kind: EntitlementKind; target: string }

/** The unique key of one item that a grant opens. @param name identifies the grant */
export const grantKeyOf = (name: string, { kind, target }: Granted): string => `${name}:${kind}:${target}`

/** The name of the grant that an item came with: its other items have the same. */
export const grantNameOf = ({ grantKey, kind, target }: Granted & { grantKey: string }): string =>
  grantKey.slice(0, grantKey.length - `:${kind}:${target}`.length)
