import type { TextareaField, TextField } from 'payload'

/** The title on Hindi pages; while it is empty, the English one is shown. */
export const hindiTitleField = (maxLength = 150, label = 'Title in Hindi'): TextField => ({
  name: 'hindiTitle',
  type: 'text',
  maxLength,
  label,
})

/** The summary on Hindi pages; while it is empty, the English one is shown. */
export const hindiSummaryField: TextareaField = {
  name: 'hindiSummary',
  type: 'textarea',
  maxLength: 300,
  label: 'Summary in Hindi',
}
