import ipaddr from 'ipaddr.js'

export type Network = { address: string; network: string }

const prefix = (address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string => {
  const bytes = address.toByteArray()
  const kept = bytes.map((byte, i) => byte & ((0xff << Math.max(0, 8 - Math.max(0, bits - i * 8))) & 0xff))
  return `${ipaddr.fromByteArray(kept).toString()}/${bits}`
}

/** The address (IPv4, or IPv6 /64) and network (/24 or /48) by which a client is rate limited. Null for an invalid address. */
export function networkOf(ip: string | null): Network | null {
  if (!ip || !ipaddr.isValid(ip)) return null
  const address = ipaddr.process(ip)
  return address.kind() === 'ipv4'
    ? { address: address.toString(), network: prefix(address, 24) }
    : { address: prefix(address, 64), network: prefix(address, 48) }
}
