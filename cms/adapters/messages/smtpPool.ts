import nodemailer from 'nodemailer'
import { SEND_TIMES } from '#domain/messages/sendTimes.ts'

const open = (url: string) =>
  nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 5,
    // A connection that the server dropped while it was idle is opened once more.
    maxRequeues: 1,
    connectionTimeout: SEND_TIMES.totalMs,
    greetingTimeout: SEND_TIMES.totalMs,
    socketTimeout: SEND_TIMES.totalMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

const pools = new Map<string, ReturnType<typeof open>>()

/** The connections to a mail server, kept open between messages; one pool a server in a process. */
export function smtpPool(url: string): ReturnType<typeof open> {
  const pool = pools.get(url) ?? open(url)
  pools.set(url, pool)
  return pool
}
