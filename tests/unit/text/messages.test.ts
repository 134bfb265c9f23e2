import { expect, it } from 'vitest'
import { MESSAGES } from '#domain/text/messages.ts'

/** The quoted texts of sections 2, 5 and 8 that the screens of today show, letter by letter. */
const LITERAL = [
  'Login to your account',
  'Create an account',
  'Request Phone OTP',
  'Verify',
  'Request Email OTP',
  'Get OTP',
  'Signup',
  'Existing User? Log in',
  'Create an account with email?',
  'or',
  'Login with Email',
  'Login with Phone',
  'Note: For international students, only email login is supported.',
  'Change Signup Values?',
  'Change',
  '*Fill OTP within 10 minutes, after you receive it.',
  'Yes, Confirm',
  'No, Cancel',
  'Ok, Got it!',
  'Full Name (required)',
  'Failed to update, name must contain at least one alphabet!',
  'Some error occurred',
  'Some error occurred while sending OTP.',
  'Something went wrong',
  'Could not resend OTP. Contact Support.',
  'Error in signing up',
  'User not logged in!',
  'Something went wrong. Please try again later.',
  'Please wait while we send you an OTP. It may take upto 10 seconds...',
  'Please wait while we sign you up. It may take upto 10 seconds...',
  'Verifying OTP! It may take a few seconds..',
  'Sending OTP! It may take a few seconds..',
  'Successfully verified OTP! Logging you in..',
  'OTP verified successfully. Logging in..',
  'OTP sent successfully',
  'OTP sent again!',
  'Your profile has been Updated',
]

it('keeps the literal texts to the letter', () => {
  expect(Object.values(MESSAGES).toSorted()).toEqual(LITERAL.toSorted())
})
