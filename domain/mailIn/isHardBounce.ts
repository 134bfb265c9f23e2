/**
 * Whether a delivery report (RFC 3464) says that the mailbox does not exist or takes no mail, for good: class 5, by the address (5.1.x but the
 * sender's) or the mailbox (5.2.1). A full mailbox, a refused text or a delay says nothing about the next e-mail.
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
