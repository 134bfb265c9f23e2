import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

type NewNotification = { title: string; text?: string; href?: string; at?: number }

/** Writes notifications from a separate process. */
export type NotificationWriter = {
  write: (phone: string, notification: NewNotification) => Promise<void>
  stop: () => void
}

export async function startNotificationWriter(): Promise<NotificationWriter> {
  const child: ChildProcess = spawn(
    process.execPath,
    ['-C', 'production', '--import', 'tsx', 'tests/e2e/support/notificationWriter.ts'],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DEMO: '1',
        DATA_DIR: process.env.E2E_DATA_DIR,
        LOG_LEVEL: 'error',
      },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  if (!child.stdout) throw new Error('the notification writer has no output')
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const expectAnswer = async (expected: string) => {
    const { value } = await lines.next()
    if (value !== expected) throw new Error(`the notification writer answered ${value}`)
  }
  await expectAnswer('ready')
  return {
    write: async (phone, notification) => {
      child.stdin?.write(`${JSON.stringify({ phone: `+91${phone}`, ...notification })}\n`)
      await expectAnswer('written')
    },
    stop: () => child.stdin?.end(),
  }
}
