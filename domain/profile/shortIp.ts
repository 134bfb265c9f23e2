const PRIVATE = /^(?:10\.|127\.|192\.168\.|172\.(?:1[6-9]|2[0-9]|3[01])\.|::1$|f[cd][0-9a-f]{2}:|fe80:)/i

/** A client address as its owner may see it: without its last part; private ones say nothing and stay. */
export function shortIp(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=[0-9.]+$)/i, '')
  if (PRIVATE.test(plain)) return plain
  if (plain.includes('.')) return plain.replace(/\.[0-9]+$/, '.…')
  return `${plain.split(':').slice(0, 4).join(':')}:…`
}
