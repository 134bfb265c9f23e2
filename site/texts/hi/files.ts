import type { Texts, Worded } from '../Texts.ts'

export const files: Worded<Texts['files']> = {
  choose: 'फ़ाइल चुनें',
  chooseMany: 'फ़ाइलें चुनें',
  orDrop: 'या यहाँ छोड़ें',
  remove: '{name} हटाएँ',
  wrongType: '{types} नहीं है',
  empty: 'ख़ाली है',
  tooLarge: '{size} से बड़ी है',
  tooMany: 'ज़्यादा है, सिर्फ़ {most} हो सकती हैं',
}
