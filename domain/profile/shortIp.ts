const PRIVATE = /^(?:10\.|127\.|192\.168\.|172\.(?:1[6-9]|2[0-9]|3[01])\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/i

/**
 * A client's IP address as shown to its owner: without its last part; private addresses reveal nothing and
 * are shown in full.
 */
export function shortIp(ip: string): string {
  const address = ip.replace(/^::ffff:(?=[0-9.]+$)/i, '')
  if (PRIVATE.test(address)) return address
  if (address.includes('.')) return address.replace(/\.[0-9]+$/, '.…')
  return `${address.split(':').slice(0, 4).join(':')}:…`
}
