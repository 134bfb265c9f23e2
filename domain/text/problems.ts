import { MESSAGES } from './messages.ts'

/** What is wrong with something that was typed; shown under its field. */
export const PROBLEMS = {
  nameNeeded: MESSAGES.fullNameRequired,
  nameNeedsLetter: MESSAGES.nameNeedsLetter,
  nameLong: 'A name has at most 100 characters',
  nameSigns: 'A name has letters, spaces, dots and hyphens only',
  email: 'Enter a valid e-mail',
  phone: 'Enter a valid phone number',
  phoneOrEmail: 'Enter a phone number or an e-mail, so that we can answer',
  unprintable: 'This text has characters that cannot be printed',
  atMost: '{count} characters at most',
  needed: 'This is needed',
  chooseAnswer: 'Choose one of the answers',
  street: 'Enter house and street',
  city: 'Enter the town or city',
  state: 'Choose the state',
  pincode: 'A PIN code has 6 digits',
  topic: 'Choose what it is about',
  subjectShort: 'Say in a few words what it is about',
  ticketShort: 'Tell us a little more, so that we can help',
  stars: 'Choose one to five stars',
  other: 'Please check this',
  reviewShort: 'Say a little more, so that it helps others',
} as const
