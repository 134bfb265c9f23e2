/** Forms of the CMS that visitors fill in. */
export const lead = {
  name: 'Your name',
  phone: 'Phone number',
  oneIsEnough: 'Phone or e-mail: one of the two is enough.',
  email: 'E-mail',
  optional: '{label} (optional)',
  send: 'Send',
  consent: 'By sending this, you agree that {title} may contact you about it.',
  privacy: 'Privacy',
  needsScript: 'This form needs JavaScript. You can find other ways to contact us at the bottom of the page.',
}
