import type { Field } from 'payload'
import { byModules } from '#access/moduleRules.ts'
import { anyone, nobody } from '#access/rules.ts'
import { CONTACT_KEYS } from '#domain/people/contactKeys.ts'
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

const signupForm: Field = {
  name: 'signupForm',
  type: 'group',
  fields: [
    { name: 'isIntlPhoneEnabled', type: 'checkbox', defaultValue: false },
    { name: 'isEmailOtpEnabled', type: 'checkbox', defaultValue: false },
    {
      ...hrefField('flagBaseUrl', false),
      maxLength: 200,
      admin: { description: 'Where country flags come from (…/in.svg); empty: our own files' },
    } as Field,
    { name: 'loginTitle', type: 'text' },
    { name: 'loginSubtitle', type: 'text' },
    { name: 'signupTitle', type: 'text' },
    { name: 'signupSubtitle', type: 'text' },
    {
      name: 'toggleSignupLogin',
      type: 'group',
      fields: [
        { name: 'isActive', type: 'checkbox', defaultValue: true },
        { name: 'toLoginButtonText', type: 'text' },
        { name: 'toSignupButtonText', type: 'text' },
      ],
    },
    {
      name: 'additionalPopup',
      type: 'group',
      fields: [
        { name: 'isActive', type: 'checkbox', defaultValue: false },
        { name: 'disableClose', type: 'checkbox', defaultValue: true },
        {
          name: 'listOfFields',
          type: 'array',
          dbName: 'popup_fields',
          fields: [
            { name: 'fieldId', type: 'text', required: true, label: 'Id' },
            { name: 'required', type: 'checkbox', defaultValue: false },
            {
              name: 'fieldType',
              type: 'select',
              required: true,
              defaultValue: 'text',
              options: ['text', 'select', 'checkbox'],
            },
            { name: 'fieldTitle', type: 'text', required: true },
            { name: 'fieldData', type: 'json', label: 'Options (a list of texts)' },
            { name: 'rank', type: 'number', defaultValue: 0 },
          ],
        },
      ],
    },
  ],
}

/** What the storefront shows everywhere: theme, brand, menus, sign-up form. One document a project; public. */
export const WebStaticConfigs = projectScoped({
  slug: 'web-static-configs',
  isSingleton: true,
  isOnPages: true,
  labels: { singular: 'Portal settings', plural: 'Portal settings' },
  admin: { group: 'Settings' },
  access: byModules('web-static-configs', { read: anyone, delete: nobody }),
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
                { name: 'announcement', type: 'text', maxLength: 120 },
                { name: 'supportHours', type: 'text', maxLength: 60 },
              ],
            },
            {
              name: 'loginArt',
              type: 'group',
              fields: [
                { name: 'heading', type: 'text', maxLength: 80 },
                { name: 'text', type: 'text', maxLength: 200 },
              ],
            },
            linkRows('navigation'),
            {
              name: 'footerColumns',
              type: 'array',
              maxRows: 4,
              fields: [{ name: 'title', type: 'text', required: true, maxLength: 40 }, linkRows('links')],
            },
            {
              name: 'contactLinks',
              type: 'group',
              fields: CONTACT_KEYS.map((key) =>
                key === 'phone' || key === 'whatsapp' || key === 'gmail'
                  ? { name: key, type: 'text' as const, maxLength: 254 }
                  : hrefField(key, false),
              ),
            },
          ],
        },
        {
          label: 'Sign-up form',
          fields: [{ name: 'adminWebConfig', type: 'group', label: false, fields: [signupForm] }],
        },
      ],
    },
    ...seedFields,
  ],
})
