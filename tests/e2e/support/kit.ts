import { expect, type Page } from '@playwright/test'

/** Every component in every state, for developers. */
export const KIT = '/dev/ui'

/** Waits until the page of components answers keys and clicks: its switch knows the colours only then. */
export const untilKitIsAlive = (page: Page): Promise<void> =>
  expect(page.getByRole('radiogroup', { name: 'Mode' }).getByRole('radio', { checked: true })).toHaveCount(1)
