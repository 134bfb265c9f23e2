import { moduleAccess, viewersField } from '#access/moduleRules.ts'
import { LECTURE_KINDS } from '#domain/learning/lectureCounts.ts'
import { LessonLinkSchema } from '#domain/learning/lessonLink.ts'
import { addLectureToSummary } from '#hooks/lectures/addLectureToSummary.ts'
import { dropProgress } from '#hooks/lectures/dropProgress.ts'
import { placeLast } from '#hooks/lectures/placeLast.ts'
import { subtractLectureFromSummary } from '#hooks/lectures/subtractLectureFromSummary.ts'
import { refuseEmptyingDelete, refuseEmptyingSave } from '#hooks/products/refuseEmptying.ts'
import { restrictToAssigned } from '#hooks/shared/restrictToAssigned.ts'
import { ONLY_PDFS } from '../content/onlyPdfs.ts'
import { hindiTitleField } from '../fields/hindiFields.ts'
import { lessonTextField } from '../fields/lessonTextField.ts'
import { prefilledId } from '../fields/prefilled.ts'
import { seedFields } from '../fields/seedFields.ts'
import { slugField } from '../fields/slugField.ts'
import { projectScoped } from '../projectScoped.ts'
import { assignmentFields } from './assignmentFields.ts'
import { completionFields, openingFields } from './lectureRules.ts'
import { recordingFields } from './recordingFields.ts'

/**
 * One lecture of a class. Titles are public; body, video and PDF are served to students only by the learn
 * endpoints.
 */
export const Lectures = projectScoped({
  slug: 'lectures',
  purgesPages: true,
  admin: {
    useAsTitle: 'title',
    group: 'Learning',
    defaultColumns: ['title', 'class', 'chapter', 'rank', 'kind'],
  },
  access: moduleAccess('lectures'),
  defaultPopulate: { title: true, slug: true, kind: true },
  defaultSort: 'rank',
  indexes: [{ fields: ['class', 'slug'], unique: true }, { fields: ['class', 'rank'] }],
  hooks: {
    beforeChange: [restrictToAssigned('lectures', 'class', 'classes'), refuseEmptyingSave],
    afterChange: [addLectureToSummary],
    beforeDelete: [refuseEmptyingDelete, dropProgress],
    afterDelete: [subtractLectureFromSummary],
  },
  fields: [
    {
      name: 'place',
      type: 'ui',
      admin: {
        disableListColumn: true,
        position: 'sidebar',
        components: { Field: '/admin/learning/LecturePlace#LecturePlace' },
      },
    },
    { name: 'title', type: 'text', required: true, maxLength: 150 },
    {
      type: 'row',
      fields: [
        {
          name: 'class',
          type: 'relationship',
          relationTo: 'classes',
          required: true,
          index: true,
          defaultValue: prefilledId('class'),
        },
        {
          name: 'chapter',
          type: 'text',
          required: true,
          maxLength: 120,
          admin: {
            description: 'A heading in the outline; lectures of one chapter say the same',
            components: {
              Field: {
                path: '/admin/fields/SuggestedInput#SuggestedInput',
                clientProps: { within: 'class' },
              },
            },
          },
        },
        {
          name: 'rank',
          type: 'number',
          label: 'Position',
          required: true,
          admin: {
            description: 'Order in the class. If empty, it comes last',
            components: { Label: '/admin/fields/OptionalLabel#OptionalLabel' },
          },
          // An empty value is filled in before it is stored.
          validate: () => true as const,
          hooks: { beforeValidate: [placeLast] },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        hindiTitleField(),
        { name: 'hindiChapter', type: 'text', maxLength: 120, label: 'Chapter in Hindi' },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'kind', type: 'select', required: true, defaultValue: 'text', options: [...LECTURE_KINDS] },
        {
          name: 'minutes',
          type: 'number',
          required: true,
          defaultValue: 0,
          min: 0,
          max: 1000,
          admin: { description: 'About how long it takes; 0 shows no time' },
        },
        { name: 'isFree', type: 'checkbox', defaultValue: false, label: 'Free preview' },
      ],
    },
    { ...lessonTextField('body'), access: { read: viewersField('lectures') } },
    ...recordingFields(),
    {
      name: 'pdf',
      type: 'upload',
      relationTo: 'private-files',
      filterOptions: ONLY_PDFS,
      access: { read: viewersField('lectures') },
      admin: { condition: (data) => data.kind === 'pdf' },
    },
    {
      name: 'uploadPdf',
      type: 'ui',
      admin: {
        condition: (data) => data.kind === 'pdf',
        disableListColumn: true,
        components: {
          Field: {
            path: '/admin/uploads/LargeFileField#LargeFileField',
            clientProps: { field: 'pdf', accept: 'application/pdf' },
          },
        },
      },
    },
    {
      name: 'link',
      type: 'text',
      maxLength: 500,
      access: { read: viewersField('lectures') },
      admin: {
        condition: (data) => data.kind === 'link',
        description: 'An address that begins with https://',
      },
      validate: (value: unknown, { data }: { data: { kind?: string } }) =>
        data.kind !== 'link' ||
        LessonLinkSchema.safeParse(value).success ||
        'Enter an address that begins with https://',
    },
    ...assignmentFields(),
    ...completionFields(),
    ...openingFields(),
    slugField(),
    ...seedFields,
  ],
})
