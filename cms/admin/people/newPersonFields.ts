/** The fields of a new person wherever staff enter one; a person needs a name, and a phone or an e-mail. */
export const NEW_PERSON_FIELDS = [
  { name: 'name', label: 'Name', type: 'text', help: '' },
  {
    name: 'phone',
    label: 'Phone',
    type: 'tel',
    help: 'May be empty if you enter an e-mail. Indian numbers need no +91',
  },
  { name: 'email', label: 'E-mail', type: 'email', help: 'May be empty if you enter a phone' },
] as const
