import type { TextareaField, TextField } from 'payload'

/** The title on Hindi pages; the English one stands there while it is empty. */
export const hindiTitleField = (maxLength = 150, label = 'Title in Hindi'): TextField => ({
  name: 'hindiTitle',
  type: 'text',
  maxLength,
  label,
})

/** The summary on Hindi pages, likewise. */
export const hindiSummaryField: TextareaField = {
  name: 'hindiSummary',
  type: 'textarea',
  maxLength: 300,
  label: 'Summary in Hindi',
}
