import type { Texts, Worded } from '../Texts.ts'

export const lead: Worded<Texts['lead']> = {
  name: 'आपका नाम',
  phone: 'फ़ोन नंबर',
  oneIsEnough: 'फ़ोन या ईमेल: दोनों में से एक काफ़ी है।',
  email: 'ईमेल',
  optional: '{label} (वैकल्पिक)',
  send: 'भेजें',
  consent: 'इसे भेजकर आप सहमति देते हैं कि {title} इस बारे में आपसे संपर्क करे।',
  privacy: 'गोपनीयता',
  needsScript: 'इस फ़ॉर्म के लिए JavaScript चाहिए। हम तक पहुँचने के दूसरे तरीके पेज के नीचे हैं।',
}
