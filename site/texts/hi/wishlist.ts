import type { Texts, Translated } from '../Texts.ts'

export const wishlist: Translated<Texts['wishlist']> = {
  title: 'विशलिस्ट',
  failed: 'आपकी विशलिस्ट लोड नहीं हुई',
  failedText: 'आपकी सूची सुरक्षित है। इंटरनेट कनेक्शन जाँचें और दोबारा कोशिश करें।',
  retry: 'दोबारा कोशिश करें',
  none: 'आपकी विशलिस्ट खाली है',
  noneText: 'किसी कोर्स या किताब को यहाँ सेव करने के लिए दिल वाले निशान पर टैप करें।',
  seeCourses: 'कोर्स देखें',
  keptHere: 'यह सूची सिर्फ़ इस ब्राउज़र में सेव है। अपने खाते में रखने के लिए लॉग इन करें।',
  logIn: 'लॉग इन करें',
  move: 'कार्ट में डालें',
  moveThis: '{title} कार्ट में डालें',
  moved: 'कार्ट में डाल दिया गया',
  goToCart: 'कार्ट पर जाएँ',
  choose: 'चुनें',
  soldOut: 'स्टॉक खत्म',
}
