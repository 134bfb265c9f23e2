/** Fields of all forms for a new person. The name and one of phone and e-mail are required. */
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
