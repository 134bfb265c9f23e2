/**
 * Whether a delivery report (RFC 3464) states a permanent failure of the recipient's address (5.1.x, except those of the sender's address)
 * or mailbox (5.2.1). A full mailbox, a refused content or a delay does not mean that the next e-mail will fail.
 */
export function isHardBounce(report: string): boolean {
  const blocks = report.replace(/\r\n?/g, '\n').split(/\n{2,}/)
  return blocks.some((block) => {
    const action = /^action:\s*(\w+)/im.exec(block)?.[1]?.toLowerCase()
    const [, subject, detail] = /^status:\s*5\.(\d{1,3})\.(\d{1,3})/im.exec(block) ?? []
    if (action !== 'failed' || !subject) return false
    return (subject === '1' && detail !== '7' && detail !== '8') || (subject === '2' && detail === '1')
  })
}
