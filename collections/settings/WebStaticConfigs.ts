import type { Field } from 'payload'
import { moduleAccess } from '#access/moduleRules.ts'
import { CONTACT_KEYS } from '#domain/people/contactKeys.ts'
import { COURSE_FIELD } from '#domain/profile/PopupField.ts'
import { MESSAGES } from '#domain/text/messages.ts'
import { checkSignupForm } from '#hooks/settings/checkSignupForm.ts'
import { exposeFieldIds } from '#hooks/settings/exposeFieldIds.ts'
import { hrefField, linkRows } from '../fields/rows.ts'
import { seedFields } from '../fields/seedFields.ts'
import { projectScoped } from '../projectScoped.ts'

const colour = (name: string, defaultValue: string): Field => ({
  name,
  type: 'text',
  required: true,
  defaultValue,
  validate: (value: unknown) =>
    (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)) || 'A colour such as #2a74ed',
})

const text = (name: string, label: string, maxLength: number, placeholder?: string): Field => ({
  name,
  type: 'text',
  label,
  maxLength,
  admin: { placeholder },
})

const TYPE_LABELS = { text: 'Text', select: 'Dropdown', checkbox: 'Checkbox' } as const

const popupField: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'fieldTitle', type: 'text', required: true, maxLength: 120, label: 'Question' },
      {
        name: 'fieldId',
        type: 'text',
        required: true,
        label: 'Id',
        admin: {
          description: `Answers are stored under it. ${COURSE_FIELD} makes the field a dropdown of the project’s course titles.`,
        },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'fieldType',
        type: 'select',
        required: true,
        defaultValue: 'text',
        label: 'Kind',
        options: Object.entries(TYPE_LABELS).map(([value, label]) => ({ value, label })),
      },
      {
        name: 'rank',
        type: 'number',
        label: 'Position',
        defaultValue: 0,
        admin: { description: 'The order, smallest first. Drag the rows, or type numbers.' },
      },
    ],
  },
  { name: 'required', type: 'checkbox', defaultValue: false, label: 'Must be answered' },
  {
    name: 'fieldData',
    type: 'json',
    label: 'Options',
    admin: { components: { Field: '/admin/settings/OptionsInput#OptionsInput' } },
  },
]

const TWO_PHONES = 'One or two numbers, with a comma between them'

const signupForm: Field = {
  name: 'signupForm',
  type: 'group',
  label: false,
  fields: [
    {
      type: 'row',
      fields: [
        text('loginTitle', 'Title at log-in', 80, MESSAGES.loginTitle),
        text('loginSubtitle', 'Below it', 160),
      ],
    },
    {
      type: 'row',
      fields: [
        text('signupTitle', 'Title at sign-up', 80, MESSAGES.signupTitle),
        text('signupSubtitle', 'Below it', 160),
      ],
    },
    {
      name: 'isIntlPhoneEnabled',
      type: 'checkbox',
      defaultValue: false,
      label: 'Phones of other countries',
      admin: { description: 'People choose their country at sign-up; otherwise it is India for all' },
    },
    {
      name: 'isEmailOtpEnabled',
      type: 'checkbox',
      defaultValue: false,
      label: 'Codes by e-mail too',
      admin: {
        description:
          'Sign-up with an Indian phone asks for two codes, by SMS and by e-mail. Otherwise people choose one of the two',
      },
    },
    {
      name: 'toggleSignupLogin',
      type: 'group',
      label: 'Switch between log-in and sign-up',
      fields: [
        { name: 'isActive', type: 'checkbox', defaultValue: true, label: 'People can switch' },
        {
          type: 'row',
          fields: [
            text('toLoginButtonText', 'Button to log-in', 60, MESSAGES.toLogin),
            text('toSignupButtonText', 'Button to sign-up', 60, MESSAGES.toSignup),
          ],
        },
      ],
    },
    {
      name: 'additionalPopup',
      type: 'group',
      label: 'Additional fields',
      admin: {
        description: 'Asked for at sign-up and, when required ones are missing, in the Update Profile popup',
      },
      fields: [
        { name: 'isActive', type: 'checkbox', defaultValue: false, label: 'Ask for them' },
        {
          name: 'disableClose',
          type: 'checkbox',
          defaultValue: true,
          label: 'The popup stays until it is filled in',
        },
        {
          name: 'listOfFields',
          type: 'array',
          dbName: 'popup_fields',
          label: 'Fields',
          labels: { singular: 'Field', plural: 'Fields' },
          maxRows: 30,
          admin: { components: { RowLabel: '/admin/settings/PopupRowLabel#PopupRowLabel' } },
          fields: popupField,
        },
      ],
    },
    {
      ...hrefField('flagBaseUrl', false),
      maxLength: 200,
      label: 'Address of the country flags',
      admin: { description: 'Base address of flag images (…/in.svg). If empty, the built-in ones are used' },
    } as Field,
  ],
}

/** What every storefront page shows: theme, brand, menus, sign-up form. One document per project; public. */
export const WebStaticConfigs = projectScoped({
  slug: 'web-static-configs',
  isSingleton: true,
  purgesPages: true,
  labels: { singular: 'Portal settings', plural: 'Portal settings' },
  admin: { group: 'Settings' },
  access: moduleAccess('web-static-configs'),
  hooks: { beforeChange: [checkSignupForm], afterRead: [exposeFieldIds] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Theme',
          fields: [
            {
              name: 'theme',
              type: 'group',
              label: false,
              admin: { components: { Field: '/admin/settings/ThemeEditor#ThemeEditor' } },
              fields: [
                colour('primaryColor', '#2a74ed'),
                colour('secondaryColor', '#141414'),
                colour('primaryContrastColor', '#ffffff'),
                colour('secondaryContrastColor', '#ffffff'),
                colour('bgColor', '#ffffff'),
                colour('textColor', '#141414'),
              ],
            },
          ],
        },
        {
          label: 'Brand and menus',
          fields: [
            {
              name: 'brand',
              type: 'group',
              fields: [
                { name: 'tagline', type: 'text', maxLength: 200 },
                { name: 'logo', type: 'upload', relationTo: 'media' },
                {
                  name: 'announcement',
                  type: 'text',
                  maxLength: 120,
                  admin: { description: 'One line at the very top of every page' },
                },
                { ...hrefField('announcementHref', false), label: 'Announcement link' },
                {
                  name: 'supportHours',
                  type: 'text',
                  maxLength: 60,
                  admin: { description: 'Shown beside the phone, such as 9 am to 9 pm' },
                },
              ],
            },
            linkRows('navigation', 'Menu in the header', { hindi: true }),
            {
              name: 'footerColumns',
              type: 'array',
              label: 'Columns in the footer',
              labels: { singular: 'Column', plural: 'Columns' },
              maxRows: 4,
              admin: {
                components: {
                  RowLabel: { path: '/admin/content/RowLabel#RowLabel', clientProps: { name: 'Column' } },
                },
              },
              fields: [
                {
                  type: 'row',
                  fields: [
                    { name: 'title', type: 'text', required: true, maxLength: 40 },
                    { name: 'hindiTitle', type: 'text', maxLength: 40, label: 'Title in Hindi' },
                  ],
                },
                linkRows('links', undefined, { hindi: true }),
              ],
            },
            {
              name: 'contactLinks',
              type: 'group',
              fields: CONTACT_KEYS.map((key) =>
                key === 'phone' || key === 'whatsapp' || key === 'gmail'
                  ? {
                      name: key,
                      type: 'text' as const,
                      maxLength: 254,
                      ...(key === 'phone'
                        ? { label: 'Support phones', admin: { description: TWO_PHONES } }
                        : {}),
                    }
                  : ({ ...hrefField(key, false), admin: {} } as Field),
              ),
            },
          ],
        },
        {
          label: 'Sign-up form',
          fields: [{ name: 'adminWebConfig', type: 'group', label: false, fields: [signupForm] }],
        },
        {
          label: 'Languages',
          fields: [
            {
              name: 'hindiEnabled',
              type: 'checkbox',
              defaultValue: false,
              label: 'Hindi interface and content',
              admin: {
                description:
                  'Every page is also available in Hindi under /hi, and visitors can switch. Products, categories, menus and pages show their Hindi texts where you fill them in.',
              },
            },
            {
              name: 'hindi',
              type: 'group',
              label: 'In Hindi',
              admin: { condition: (data: { hindiEnabled?: boolean | null }) => Boolean(data.hindiEnabled) },
              fields: [
                text('tagline', 'Tagline', 200),
                text('announcement', 'Announcement', 120),
                text('supportHours', 'Support hours', 60),
                text('loginHeading', 'Heading beside the log-in dialog', 80),
                text('loginText', 'Text below it', 200),
                {
                  type: 'row',
                  fields: [
                    text('loginTitle', 'Title of the log-in dialog', 80),
                    text('loginSubtitle', 'Line below it', 160),
                  ],
                },
                {
                  type: 'row',
                  fields: [
                    text('signupTitle', 'Title of the sign-up dialog', 80),
                    text('signupSubtitle', 'Line below it', 160),
                  ],
                },
                {
                  type: 'row',
                  fields: [
                    text('toLoginButtonText', 'Button to log-in', 60),
                    text('toSignupButtonText', 'Button to sign-up', 60),
                  ],
                },
              ],
            },
          ],
        },
        {
          label: 'Login art',
          fields: [
            {
              name: 'loginArt',
              type: 'group',
              label: false,
              admin: { description: 'The text beside the log-in dialog on wide screens' },
              fields: [
                { name: 'heading', type: 'text', maxLength: 80 },
                { name: 'text', type: 'textarea', maxLength: 200 },
              ],
            },
          ],
        },
      ],
    },
    ...seedFields,
  ],
})
