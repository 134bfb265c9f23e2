import nodemailer from 'nodemailer'
import type SMTPPool from 'nodemailer/lib/smtp-pool/index.js'
import { SEND_TIMES } from '#domain/messages/sendTimes.ts'

const open = (server: SMTPPool.Options | { url: string }) =>
  nodemailer.createTransport({
    ...server,
    pool: true,
    maxConnections: 5,
    // A connection that the server dropped while it was idle is opened once more.
    maxRequeues: 1,
    connectionTimeout: SEND_TIMES.totalMs,
    greetingTimeout: SEND_TIMES.totalMs,
    socketTimeout: SEND_TIMES.totalMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as SMTPPool.Options)

export type SmtpPool = ReturnType<typeof open>
export const openSmtpPool = (server: SMTPPool.Options): SmtpPool => open(server)

const pools = new Map<string, SmtpPool>()

/** The connections to a mail server of the installation, kept open between messages; one pool a server in a process. */
export function smtpPool(url: string): SmtpPool {
  const pool = pools.get(url) ?? open({ url })
  pools.set(url, pool)
  return pool
}
