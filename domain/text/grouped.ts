/**
 * A number in Indian groups, `12,34,567`, with at most three digits after the point, as Intl writes it for en-IN. Intl itself
 * takes a slow phone 30 ms to get ready, and that while a page with prices wakes up.
 */
export function grouped(value: number): string {
  const [whole = '', part] = String(Math.round(Math.abs(value) * 1000) / 1000).split('.')
  const groups = whole.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')
  return `${value < 0 ? '-' : ''}${groups}${part ? `.${part}` : ''}`
}
