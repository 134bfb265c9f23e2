import { MESSAGES } from './messages.ts'

/** Messages for invalid input, shown below its field. */
export const PROBLEMS = {
  nameNeeded: 'Enter the full name',
  nameNeedsLetter: MESSAGES.nameNeedsLetter,
  nameLong: 'A name can have up to 100 characters',
  nameSigns: 'A name can have only letters, digits, spaces, dots, commas, hyphens, apostrophes and brackets',
  email: 'Enter a valid e-mail',
  phone: 'Enter a valid phone number',
  phoneOrEmail: 'Enter a phone number or an e-mail, so that we can reply',
  unprintable: 'This text contains characters that are not allowed',
  atMost: 'Use {count} characters at most',
  needed: 'This field is required',
  chooseAnswer: 'Choose one of the options',
  street: 'Enter the house and street',
  city: 'Enter the city or town',
  state: 'Choose the state',
  pincode: 'A PIN code has 6 digits',
  topic: 'Choose a topic',
  subjectShort: 'Enter a short subject',
  ticketShort: 'Tell us a little more, so that we can help',
  stars: 'Choose a rating of one to five stars',
  other: 'Please check this',
  reviewShort: 'Write a little more, so that it helps others',
} as const
