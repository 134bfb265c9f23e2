import type { Texts, Translated } from '../Texts.ts'

export const owned: Translated<Texts['owned']> = {
  yours: 'यह आपके पास है',
  till: '{day} तक मान्य',
  doneOf: '{total} में से {done} पूरे',
  progressOf: '{title} में प्रगति',
  boughtOn: 'आपने इसे {day} को खरीदा था।',
  openPdf: 'PDF खोलें',
  fileIn: 'आपकी फ़ाइल {downloads} में है।',
  downloads: 'डाउनलोड',
  open: 'खोलें',
  openThis: '{title} खोलें',
  extend: 'वैधता बढ़ाएँ',
  extendFor: '{amount} में वैधता बढ़ाएँ',
  extendShort: 'बढ़ाएँ',
  extendThis: '{title} की वैधता बढ़ाएँ',
  alreadyHave: '{titles} आपके पास पहले से है।',
  adds: '{title} आपके पास {day} तक है। दोबारा खरीदने पर वैधता बढ़ जाएगी।',
  toCart: 'कार्ट पर जाएँ',
  removeToPay: 'बाकी का भुगतान करने के लिए इसे कार्ट से हटाएँ।',
}
