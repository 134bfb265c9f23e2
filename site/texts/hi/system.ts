import type { Texts, Translated } from '../Texts.ts'

export const system: Translated<Texts['system']> = {
  noSuchPage: 'यह पेज मौजूद नहीं है',
  noSuchPageText: 'लिंक पुराना या गलत हो सकता है।',
  seeCourses: 'कोर्स देखें',
  goHome: 'होम पर जाएँ',
  pageFailed: 'यह पेज लोड नहीं हुआ',
  pageFailedText: 'आपके ऑर्डर और प्रगति सुरक्षित हैं। इंटरनेट कनेक्शन जाँचें और दोबारा कोशिश करें।',
  retry: 'दोबारा कोशिश करें',
  noNetwork: 'इंटरनेट नहीं है',
  offline: 'आप ऑफ़लाइन हैं',
  offlineText: 'इस पेज के लिए {title} को इंटरनेट कनेक्शन चाहिए। आपने पहले जो किया, वह सेव है।',
  tryAgain: 'दोबारा कोशिश करें',
  needsScript:
    'सार्वजनिक पेज JavaScript के बिना पढ़े जा सकते हैं। लॉग इन, खरीदारी और आपके खाते के लिए JavaScript चाहिए।',
}
