import nodemailer from 'nodemailer'
import type SMTPPool from 'nodemailer/lib/smtp-pool/index.js'
import { SEND_TIMES } from '#domain/messages/sendTimes.ts'

const open = (server: SMTPPool.Options | { url: string }) =>
  nodemailer.createTransport({
    ...server,
    pool: true,
    maxConnections: 5,
    // Retry once when the server has closed an idle connection.
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

/** The connection pool of a mail server of the installation; one per server in a process. */
export function smtpPool(url: string): SmtpPool {
  const pool = pools.get(url) ?? open({ url })
  pools.set(url, pool)
  return pool
}
