/** Leaderboards: what a person and their guardian agree to. Changed texts need a new version (domain/people/consent/consents.ts). */
export const consents = {
  title: 'Leaderboards',
  text: 'Nobody sees you on a leaderboard unless you join. You can leave at any time.',
  birthYear: 'Year of birth',
  birthYearText: 'Below 18, a parent or guardian has to agree first.',
  next: 'Next',
  guardianNeeded: 'A parent or guardian has to agree before you can join. They get a code.',
  guardianName: 'Name of the parent or guardian',
  guardianContact: 'Their phone or e-mail',
  guardianContactText: 'Not your own one.',
  sendCode: 'Send code',
  guardianAgree:
    'I am a parent or guardian of this student. I agree that a name that the student chooses, and the marks and ranks of their tests, are shown to other students of the same tests until the student leaves leaderboards.',
  guardianCode: 'Code sent to {contact}',
  guardianConfirm: 'I agree',
  back: 'Back',
  guardianAgreed: '{name} ({contact}) agreed on {day}.',
  displayName: 'Name on leaderboards',
  agree:
    'It need not be your real name. By joining you agree that it, your marks and your rank are shown to other students with a result of the same test.',
  join: 'Join leaderboards',
  listedAs: 'You are on leaderboards as {name}.',
  leave: 'Leave leaderboards',
}
