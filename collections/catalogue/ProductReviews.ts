import { moduleAccess } from '#access/moduleRules.ts'
import { REJECTION_REASONS, REVIEW_STATES } from '#domain/reviews/choices.ts'
import { MAX_REJECTION_NOTE, PHOTOS_PER_REVIEW } from '#domain/reviews/limits.ts'
import { REJECTION_TEXTS } from '#domain/reviews/rejectionTexts.ts'
import { applyModeration, applyReviewDelete } from '#hooks/reviews/applyModeration.ts'
import { deleteReviewData } from '#hooks/reviews/deleteReviewData.ts'
import { stampModeration } from '#hooks/reviews/stampModeration.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

const STATE_LABELS = { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' } as const

const ofRejected = { condition: ({ state }: { state?: string }) => state === 'rejected' }

const serverOnly = { create: () => false, update: () => false }

/**
 * A student's review of a product they own: one per product, shown once staff have approved it. Written by
 * reviews/write; staff change only state and reply. Deleted with the product, and with the account.
 */
export const ProductReviews = projectScoped({
  slug: 'product-reviews',
  lockDocuments: false,
  labels: { singular: 'Review', plural: 'Reviews' },
  admin: {
    useAsTitle: 'studentName',
    group: 'Shop',
    defaultColumns: ['product', 'rating', 'title', 'studentName', 'state', 'writtenAt'],
    listSearchableFields: ['title', 'text', 'studentName'],
    components: { beforeListTable: ['/admin/reviews/ReviewQueues#ReviewQueues'] },
  },
  access: moduleAccess('product-reviews'),
  hooks: {
    beforeChange: [stampModeration],
    afterChange: [applyModeration],
    beforeDelete: [deleteReviewData],
    afterDelete: [applyReviewDelete],
  },
  defaultSort: '-writtenAt',
  indexes: [
    { fields: ['product', 'state', 'writtenAt'] },
    { fields: ['product', 'state', 'helpfulCount'] },
    { fields: ['product', 'state', 'rating'] },
    { fields: ['project', 'state', 'writtenAt'] },
  ],
  fields: [
    {
      name: 'product',
      type: 'relationship',
      relationTo: 'selling-products',
      required: true,
      access: serverOnly,
      admin: { readOnly: true },
    },
    {
      name: 'student',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      access: serverOnly,
      // Imported reviews have no account.
      admin: { readOnly: true, condition: ({ student }) => Boolean(student) },
    },
    {
      name: 'reviewKey',
      type: 'text',
      required: true,
      unique: true,
      access: serverOnly,
      admin: { hidden: true },
    },
    { name: 'studentName', type: 'text', maxLength: 100, access: serverOnly, admin: { readOnly: true } },
    {
      type: 'row',
      fields: [
        {
          name: 'rating',
          type: 'number',
          required: true,
          min: 1,
          max: 5,
          access: serverOnly,
          admin: { readOnly: true },
        },
        {
          name: 'isVerified',
          type: 'checkbox',
          defaultValue: false,
          label: 'Bought it',
          access: serverOnly,
          admin: { readOnly: true },
        },
      ],
    },
    { name: 'title', type: 'text', maxLength: 120, access: serverOnly, admin: { readOnly: true } },
    { name: 'text', type: 'textarea', maxLength: 3000, access: serverOnly, admin: { readOnly: true } },
    {
      name: 'photos',
      type: 'upload',
      relationTo: 'review-photos',
      hasMany: true,
      maxRows: PHOTOS_PER_REVIEW,
      access: serverOnly,
      admin: { readOnly: true },
    },
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      options: REVIEW_STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
      admin: {
        position: 'sidebar',
        description: 'Only approved reviews are shown and counted',
        isClearable: false,
        components: { Cell: '/admin/reviews/ReviewStateCell#ReviewStateCell' },
      },
    },
    {
      name: 'rejectionReason',
      type: 'select',
      label: 'Why it is not published',
      options: REJECTION_REASONS.map((value) => ({ value, label: REJECTION_TEXTS[value] })),
      admin: {
        ...ofRejected,
        position: 'sidebar',
        description: 'The student reads it and can edit the review',
      },
    },
    {
      name: 'rejectionNote',
      type: 'textarea',
      maxLength: MAX_REJECTION_NOTE,
      label: 'More for the student',
      admin: { ...ofRejected, position: 'sidebar' },
    },
    // Number of the student's edits: a moderator approves only the revision they have read.
    { name: 'revision', type: 'number', required: true, defaultValue: 1, admin: { hidden: true } },
    { name: 'reply', type: 'textarea', maxLength: 1500, label: 'Reply of the team' },
    { name: 'repliedAt', type: 'date', access: serverOnly, admin: { readOnly: true, position: 'sidebar' } },
    {
      name: 'helpfulCount',
      type: 'number',
      required: true,
      defaultValue: 0,
      access: serverOnly,
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'writtenAt',
      type: 'date',
      required: true,
      access: serverOnly,
      admin: { readOnly: true, position: 'sidebar' },
    },
    { name: 'editedAt', type: 'date', access: serverOnly, admin: { readOnly: true, position: 'sidebar' } },
    ...seedFields,
  ],
})
