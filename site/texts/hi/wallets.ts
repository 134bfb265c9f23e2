import type { Texts, Worded } from '../Texts.ts'

export const wallets: Worded<Texts['wallets']> = {
  seeCourses: 'कोर्स देखें',
  reward: {
    title: 'कैशबैक क्रेडिट',
    purpose: 'अपने कैशबैक क्रेडिट देखने के लिए',
    none: 'अभी कोई कैशबैक क्रेडिट नहीं है',
    noneText: 'अपने ऑर्डर पर मिले क्रेडिट यहाँ दिखेंगे।',
  },
  refer: {
    title: 'रेफ़रल की कमाई',
    purpose: 'अपनी रेफ़रल की कमाई देखने के लिए',
    none: 'अभी रेफ़रल से कोई कमाई नहीं हुई',
    noneText: 'दोस्तों को बताने से जो कमाई होगी, वह यहाँ दिखेगी।',
  },
}
