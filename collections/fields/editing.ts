import type { CollectionAdminOptions, CollectionConfig } from 'payload'

/** Drafts with autosave into a single version; the last 15 versions are kept. */
export const DRAFTS: CollectionConfig['versions'] = {
  drafts: { autosave: { interval: 2000, showSaveDraftButton: true } },
  maxPerDoc: 15,
}

const address = (collection: string, id: unknown): string | null =>
  id ? `/api/content/preview?collection=${collection}&id=${encodeURIComponent(String(id))}` : null

/** Previews the draft in the real storefront, next to the form and in a separate tab. */
export const preview = (collection: string): Pick<CollectionAdminOptions, 'livePreview' | 'preview'> => ({
  livePreview: {
    url: ({ data }) => address(collection, data.id),
    breakpoints: [
      { name: 'phone', label: 'Phone', width: 390, height: 844 },
      { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
      { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
    ],
  },
  preview: ({ id }) => address(collection, id),
})

/** Schedules publishing and unpublishing, next to the other buttons of the document. */
export const scheduleButton: CollectionAdminOptions['components'] = {
  edit: { beforeDocumentControls: ['/admin/content/ScheduleButton#ScheduleButton'] },
}
