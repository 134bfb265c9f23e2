/** What a code is for. `browser` is the value of the challenge cookie: a code works in the browser that asked for it. */
export type Slot = {
  browser: string
  purpose: 'login' | 'signup' | 'staff' | 'proof' | 'changePhone' | 'changeEmail'
  channel: 'sms' | 'email'
  identifier: string
}

export const slotKey = (project: string, slot: Slot): string =>
  [project, slot.purpose, slot.channel, slot.identifier, slot.browser].join(':')
