import type { Texts, Worded } from '../Texts.ts'

export const notifications: Worded<Texts['notifications']> = {
  purpose: 'अपनी सूचनाएँ देखने के लिए',
  title: 'सूचनाएँ',
  loading: 'लोड हो रहा है',
  markAll: 'सभी पढ़ी हुई मानें',
  failed: 'सूचनाएँ नहीं खुलीं',
  failedText: 'कुछ खोया नहीं है। नेटवर्क जाँचें और दोबारा कोशिश करें।',
  retry: 'दोबारा कोशिश करें',
  none: 'अभी कोई सूचना नहीं है',
  noneText: 'आपके ऑर्डर, खाते और कोर्स की ख़बरें यहाँ आएँगी।',
  moreFailed: 'और सूचनाएँ नहीं खुलीं। नेटवर्क जाँचें और दोबारा कोशिश करें।',
  more: 'और देखें',
  seeAll: 'सभी देखें',
  showNew: '{count} नई दिखाएँ',
  nothingNew: 'कुछ नया नहीं है',
  nothingNewText: 'पढ़ी हुई सूचनाएँ “सभी देखें” में हैं।',
  unread: 'नई',
  today: 'आज',
  yesterday: 'कल',
}
