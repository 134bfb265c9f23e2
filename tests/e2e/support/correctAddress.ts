import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'

/** Corrects the address on a parcel's panel page, first with an invalid PIN code. */
export async function correctAddress(staffPage: Page): Promise<void> {
  await staffPage.getByRole('button', { name: 'Edit address' }).click()
  const dialog = staffPage.getByRole('dialog')
  await dialog.getByLabel('PIN code').fill('12')
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await expect(dialog.getByText('A PIN code has 6 digits')).toBeVisible()
  await dialog.getByLabel('PIN code').fill('411001')
  await expect(dialog.getByText('A PIN code has 6 digits')).toBeHidden()
  await expect(dialog.getByLabel('City')).toHaveValue('Pune')
  await dialog.getByLabel('House, street').fill('Corrected house 7')
  await expectAccessible(staffPage, 'dialog')
  await dialog.getByRole('button', { name: 'Save address' }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(staffPage.getByRole('region', { name: 'Deliver to' })).toContainText('Corrected house 7')
  await staffPage.getByRole('link', { name: 'Print the slip again' }).click()
  await expect(staffPage.getByRole('region', { name: 'Address' })).toContainText('411001')
  await staffPage.goBack()
}
