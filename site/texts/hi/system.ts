import type { Texts, Worded } from '../Texts.ts'

export const system: Worded<Texts['system']> = {
  noSuchPage: 'यह पेज मौजूद नहीं है',
  noSuchPageText: 'पता पुराना या ग़लत हो सकता है। आपका कुछ भी खोया नहीं है।',
  seeCourses: 'कोर्स देखें',
  goHome: 'होम पर जाएँ',
  pageFailed: 'यह पेज नहीं खुला',
  pageFailedText: 'आपके ऑर्डर और पढ़ाई सुरक्षित हैं। नेटवर्क जाँचें और दोबारा कोशिश करें।',
  retry: 'दोबारा कोशिश करें',
  noNetwork: 'नेटवर्क नहीं है',
  offline: 'आप ऑफ़लाइन हैं',
  offlineText: 'इस पेज के लिए {title} को नेटवर्क चाहिए। आपने पहले जो किया, वह सुरक्षित है।',
  tryAgain: 'दोबारा कोशिश करें',
  needsScript:
    'जो सबके लिए है, वह JavaScript के बिना पढ़ा जा सकता है। लॉग इन, ख़रीदारी और आपके अपने पेजों के लिए JavaScript चाहिए।',
}
