import type { Localized } from '../i18n/localized.ts';
import { site } from './site.ts';
import { businessAddress, businessHours } from './site-texts.ts';
import type { LegalDocument } from './text-types.ts';

const recipientNames = site.leadRecipients.join('; ');

/** Without `site.leadRecipients`, the sentence about processors names none. */
const recipients: readonly Localized[] =
  site.leadRecipients.length > 0
    ? [
        {
          en: `These companies receive requests from us: ${recipientNames}.`,
          hi: `हमारी ओर से ये कंपनियाँ रिक्वेस्ट पाती हैं: ${recipientNames}।`,
        },
      ]
    : [];

/** The notice that India's Digital Personal Data Protection Act, 2023 asks for, in plain words. */
export const privacy: LegalDocument = {
  title: { en: 'Privacy', hi: 'निजता' },
  updated: '2026-11-28',
  lawyerReviewed: false,
  intro: {
    en: `What ${site.name} asks of you, why, who sees it, how long it is kept, and how you take it back.`,
    hi: `${site.name} आपसे क्या पूछता है, क्यों, उसे कौन देखता है, वह कितने समय तक रखा जाता है, और आप उसे वापस कैसे लेते हैं।`,
  },
  sections: [
    {
      title: { en: 'Who is responsible', hi: 'ज़िम्मेदार कौन है' },
      paragraphs: [
        {
          en: `${site.name}, ${businessAddress({ locale: 'en' })}, is the data fiduciary under the Digital Personal Data Protection Act, 2023. You reach us at ${site.email.display} or ${site.phone.display}.`,
          hi: `डिजिटल व्यक्तिगत डेटा संरक्षण अधिनियम, 2023 के तहत ${site.name}, ${businessAddress({ locale: 'hi' })}, डेटा न्यासी (डेटा फ़िड्यूशरी) है। हमसे ${site.email.display} या ${site.phone.display} पर संपर्क कीजिए।`,
        },
      ],
    },
    {
      title: { en: 'What we ask, and why', hi: 'हम क्या पूछते हैं, और क्यों' },
      paragraphs: [
        {
          en: 'To call you back: your phone number, and the venue or the trade that you asked about; if you tell us, the date, the number of guests and the best time to call.',
          hi: 'कॉल बैक के लिए: आपका फ़ोन नंबर, और वह वेन्यू या काम जिसके बारे में आपने पूछा। अगर आप बताएँ तो तारीख, मेहमानों की संख्या और कॉल का समय।',
        },
        {
          en: 'To give a price: the venue, the date of the event, the range of guests, your number, and whether we may write on WhatsApp.',
          hi: 'कीमत बताने के लिए: वेन्यू, कार्यक्रम की तारीख, करीब कितने मेहमान, आपका नंबर, और क्या हम WhatsApp पर लिख सकते हैं।',
        },
        {
          en: 'For an enquiry: your name, e-mail address, phone number and kind of event; where you tell us, the place, the date, the number of guests and a message. For a visit: your number, the venue, the day and the time, whether you come or see it by video call, and how far your clock is from Indian time then; for a tour, the venues.',
          hi: 'फ़ॉर्म से पूछने पर: आपका नाम, ईमेल, फ़ोन नंबर और कार्यक्रम का प्रकार। अगर आप बताएँ तो जगह, तारीख, मेहमानों की संख्या और संदेश। विज़िट के लिए: आपका नंबर, वेन्यू, दिन और समय, आप आएँगे या वीडियो कॉल पर देखेंगे, और उस समय आपकी घड़ी भारतीय समय से कितनी अलग होगी। कई वेन्यू देखने हों, तो वे वेन्यू।',
        },
        {
          en: 'To ask venues which dates are free: your number, the venues, and for each function its kind, the number of guests, the vegetarian share, the rooms, the possible dates and the venues to ask; your name, if you give it.',
          hi: 'वेन्यू से खाली तारीखें पूछने के लिए: आपका नंबर, वेन्यू, और हर कार्यक्रम का नाम, मेहमानों की संख्या, शाकाहारी मेहमानों का हिस्सा, कमरे, तारीखें और वे वेन्यू जिनसे पूछना है। अगर आप बताएँ तो आपका नाम।',
        },
        {
          en: 'From an owner: the name of the hall, its city and your number; where you tell us, your name, the page of ours that you correct, and the facts of the hall. We publish facts only after we have called the hall, and never your name or number.',
          hi: 'हॉल के मालिक से: हॉल का नाम, शहर और आपका नंबर। अगर आप बताएँ तो आपका नाम, हमारा वह पेज जिसे आप सही करते हैं, और हॉल की जानकारी। हॉल पर कॉल करने के बाद ही हम जानकारी साइट पर डालते हैं, आपका नाम या नंबर कभी नहीं।',
        },
        {
          en: 'With a request about venues, where you have entered your guests: the functions of your wedding with their guests, the vegetarian share, rooms, dates and your figure for decoration, and the total of each venue that you were shown; from your plan, the plan as well. The form says so above its button. Only where you tick it: what halls told you, and the total that follows from it. Where you ask us to ask venues, their open questions.',
          hi: 'अगर आपने मेहमानों की जानकारी भरी है, तो वेन्यू के बारे में रिक्वेस्ट के साथ: आपकी शादी के कार्यक्रम, हर कार्यक्रम के मेहमान, शाकाहारी मेहमानों का हिस्सा, कमरे, तारीखें और सजावट की आपकी रकम, और हर वेन्यू का वह कुल खर्च जो आपको दिखाया गया। प्लान से भेजने पर प्लान भी। सिर्फ़ आपके निशान लगाने पर: वेन्यू ने आपको जो बताया, और उससे बना कुल खर्च। फ़ॉर्म में बटन के ऊपर यह लिखा होता है। जब आप वेन्यू से पूछने को कहते हैं, तब उनके बाकी सवाल भी।',
        },
        {
          en: 'With each request we note the page, its language and the button that it came from, the subject that the form names, the time, how long the form was open, how far the clock of your device is from Indian time, and the promise that you were shown, so that whoever calls knows what was said. If a link that brought you here carries the name of a campaign, that name comes too. A random number tells a repeat of a request from a new one, and a field that you do not see tells programs from people.',
          hi: 'हर रिक्वेस्ट के साथ हम यह भी लिखते हैं कि वह किस पेज, किस भाषा और किस बटन से आई, किस विषय में थी, किस समय आई, फ़ॉर्म कितनी देर खुला रहा, आपके यहाँ का समय भारतीय समय से कितना अलग है, और आपको क्या वादा दिखाया गया, ताकि कॉल करने वाले को पता हो कि क्या कहा गया था। अगर आप किसी ऐसे लिंक से आए हैं जिसमें किसी विज्ञापन अभियान का नाम है, तो वह नाम भी साथ आता है। एक बेतरतीब नंबर से पता चलता है कि रिक्वेस्ट दोबारा आई है या नई है, और एक फ़ील्ड, जो आपको दिखता नहीं, बताता है कि उसे इंसान ने भरा है या किसी प्रोग्राम ने।',
        },
        {
          en: 'We ask nothing else. You need no account, and everything on the site can be read without leaving a number.',
          hi: 'इसके अलावा हम कुछ नहीं पूछते। अकाउंट की ज़रूरत नहीं है, और साइट पर सब कुछ बिना नंबर दिए पढ़ा जा सकता है।',
        },
      ],
    },
    {
      title: { en: 'On what ground', hi: 'किस आधार पर' },
      paragraphs: [
        {
          en: 'Your consent: pressing the button of a form asks us to call or write about that request. We use what you gave for that request alone, not for advertising.',
          hi: 'आपकी सहमति: फ़ॉर्म का बटन दबाकर आप हमसे उस रिक्वेस्ट के बारे में कॉल करने या लिखने को कहते हैं। आपने जो दिया, उसका इस्तेमाल हम सिर्फ़ उसी रिक्वेस्ट के लिए करते हैं, विज्ञापन के लिए नहीं।',
        },
        {
          en: 'You may also ask for this notice in Hindi, or in another language of the Eighth Schedule to the Constitution.',
          hi: 'आप यह सूचना अंग्रेज़ी में, या संविधान की आठवीं अनुसूची की किसी और भाषा में भी माँग सकते हैं।',
        },
      ],
    },
    {
      title: { en: 'Who sees it', hi: 'इसे कौन देखता है' },
      paragraphs: [
        {
          en: 'The people of our own team who call you. Requests reach us as e-mail, so the companies that host this site and our mailbox process them for us, under contract.',
          hi: 'हमारी अपनी टीम के वे लोग जो आपको कॉल करते हैं। रिक्वेस्ट हमें ईमेल से मिलती हैं, इसलिए इस साइट और हमारे मेलबॉक्स को चलाने वाली कंपनियाँ करार के तहत हमारे लिए उन्हें प्रोसेस करती हैं।',
        },
        ...recipients,
        {
          en: 'When you ask which dates are free, we tell each venue that you ticked the functions to ask it about, with their number of guests, vegetarian share, rooms and dates. When you ask us to ask venues, we put their open questions to them.',
          hi: 'जब आप खाली तारीखें पूछते हैं, तब हम आपके चुने हुए हर वेन्यू को वे कार्यक्रम बताते हैं जिनके बारे में उससे पूछना है, और उनके मेहमानों की संख्या, शाकाहारी मेहमानों का हिस्सा, कमरे और तारीखें। जब आप वेन्यू से पूछने को कहते हैं, तब हम उनसे वे बाकी सवाल पूछते हैं।',
        },
        {
          en: 'When you ask for prices at a venue or for a visit there, we tell it the function, the number of guests, the date and the time of the visit. It does not learn your message, the best time to call, nor the total that you were shown.',
          hi: 'जब आप किसी वेन्यू की कीमतें पूछते हैं या वहाँ की विज़िट माँगते हैं, तब हम उसे कार्यक्रम, मेहमानों की संख्या, तारीख और विज़िट का समय बताते हैं। आपका संदेश, कॉल का समय और वह कुल खर्च जो आपको दिखाया गया, हम उसे नहीं बताते।',
        },
        {
          en: 'A venue or a vendor learns your name or number only after you have agreed to it on the call. Nobody else does. We never sell your number.',
          hi: 'वेन्यू या वेंडर को आपका नाम या नंबर तभी बताया जाता है जब आप कॉल पर हाँ कह दें। और किसी को नहीं। हम आपका नंबर कभी नहीं बेचते।',
        },
      ],
    },
    {
      title: { en: 'What stays on your device', hi: 'आपके फ़ोन या कंप्यूटर पर क्या रहता है' },
      paragraphs: [
        {
          en: 'Your shortlist, the details of your wedding (the functions with their guests, vegetarian share, rooms, dates and venues, and your figure for decoration), also those of a link that you opened, and pages that you have seen are kept on your own device, so that the site works for you and works without a network. We see them only where a form says that it sends them.',
          hi: 'आपकी पसंद की लिस्ट, आपकी शादी की जानकारी (कार्यक्रम, उनके मेहमान, शाकाहारी मेहमानों का हिस्सा, कमरे, तारीखें, वेन्यू और सजावट की आपकी रकम, खोले गए लिंक से भी) और देखे हुए पेज आपके अपने फ़ोन या कंप्यूटर पर रहते हैं, ताकि साइट आपके हिसाब से और बिना इंटरनेट के भी चले। हम उन्हें तभी देखते हैं जब कोई फ़ॉर्म बताए कि वह उन्हें भेजता है।',
        },
        {
          en: 'What a hall told you, if you note it: prices, tax, charges, advance, rules and comfort, one sum with the functions that it was given for, its words, your note and the day. It is kept on your own device alone, and never in a link. We receive it only with a request for which you tick it, without your note; a message to your family has it only while you tick it. “Please confirm this in writing” shows its text before you send it. “Remove all” deletes it. Quotes that an older version of this site kept are read once into it.',
          hi: 'वेन्यू ने आपको जो बताया, अगर आप उसे लिखते हैं: कीमतें, टैक्स, बाकी खर्च, एडवांस, नियम और सुविधाएँ, सबका एक दाम और वे कार्यक्रम जिनके लिए वह बताया गया, उनके शब्द, आपका नोट और तारीख। यह सिर्फ़ आपके अपने फ़ोन या कंप्यूटर पर रहता है, किसी लिंक में कभी नहीं। हमें यह तभी मिलता है जब आप किसी रिक्वेस्ट में इस पर निशान लगाएँ, और तब भी आपके नोट के बिना; परिवार को भेजे संदेश में भी यह निशान लगाने पर ही होता है। “कृपया इसे लिखकर पक्का करें” भेजने से पहले अपना संदेश दिखाता है। “सब हटाएँ” से यह मिट जाता है। इस साइट के पुराने संस्करण के कोटेशन एक बार इसमें पढ़ लिए जाते हैं।',
        },
        {
          en: 'What you type in a form and have not sent or saved, and in the search, is kept in that tab of your browser: Escape, a step back, a reload, the other language or another page does not lose it, and your phone number and name are there in the next form. It ends when you send or save it, close its window by the cross or beside it, use “Start again”, or close the tab.',
          hi: 'किसी फ़ॉर्म में या खोज में आप जो भरते हैं और अभी भेजा या सेव नहीं किया है, वह आपके ब्राउज़र के उसी टैब में रहता है: पीछे जाने, पेज फिर से खोलने, भाषा बदलने या दूसरे पेज पर जाने से वह नहीं खोता, और अगले फ़ॉर्म में आपका फ़ोन नंबर और नाम पहले से भरा मिलता है। भेजने या सेव करने पर, फ़ॉर्म को क्रॉस से या उसके बाहर टैप करके बंद करने पर, “फिर से शुरू करें” दबाने पर या टैब बंद करने पर वह मिट जाता है।',
        },
        {
          en: 'A request that could not be sent is kept on the device, where you can send or discard it at any time. For three days, by the device’s clock, it goes again by itself while the site is open, and when you open it; after that it is kept at least a day more. It is removed as soon as our mail server has accepted it. If you open the site a day or more after it was found to be older than three days, your name and number are removed, and a note says that it has not reached us, until you dismiss it. A request that could not be accepted is kept as long, and does not go again by itself.',
          hi: 'जो रिक्वेस्ट भेजी नहीं जा सकी, वह आपके फ़ोन या कंप्यूटर पर रहती है और आप उसे कभी भी भेज या हटा सकते हैं। वहाँ की घड़ी के हिसाब से तीन दिन तक, जब भी साइट खुली हो या आप उसे खोलें, वह अपने आप फिर भेजी जाती है। उसके बाद भी वह कम से कम एक दिन रहती है। हमारे मेल सर्वर के उसे लेते ही वह वहाँ से हट जाती है। तीन दिन से पुरानी पाए जाने के एक दिन या उससे ज़्यादा बाद जब आप साइट खोलते हैं, तब आपका नाम और नंबर हट जाता है और बस यह सूचना रहती है कि वह हम तक नहीं पहुँची, जब तक आप उसे हटा न दें। जो रिक्वेस्ट स्वीकार नहीं हो सकी, वह भी इतने ही समय रहती है और अपने आप फिर नहीं भेजी जाती।',
        },
        {
          en: 'There are no advertising cookies and no trackers. The map is loaded only when you ask for it; the maps service then sees your visit under its own terms.',
          hi: 'यहाँ विज्ञापन की कोई कुकी नहीं है और न कोई ट्रैकर। मैप तभी खुलता है जब आप उसे खोलें। तब मैप की सेवा को, उसकी अपनी शर्तों के तहत, पता चलता है कि आप आए।',
        },
      ],
    },
    {
      title: { en: 'How long we keep it', hi: 'हम इसे कितने समय तक रखते हैं' },
      paragraphs: [
        {
          en: 'A request stays in our mailbox while we help you with your event, and at most twelve months after the last contact; then it is deleted. If the law makes us keep something longer, such as an invoice, we keep that alone.',
          hi: 'रिक्वेस्ट हमारे मेलबॉक्स में तब तक रहती है जब तक हम आपके कार्यक्रम में मदद कर रहे हैं, और आखिरी बातचीत के बाद ज़्यादा से ज़्यादा बारह महीने। फिर मिटा दी जाती है। अगर कानून हमसे कुछ ज़्यादा समय रखवाता है, जैसे बिल, तो हम सिर्फ़ वही रखते हैं।',
        },
        {
          en: 'The site’s own logs hold no name, number, e-mail address or message.',
          hi: 'साइट के अपने लॉग में कोई नाम, नंबर, ईमेल या संदेश नहीं होता।',
        },
      ],
    },
    {
      title: {
        en: 'How you withdraw, and your other rights',
        hi: 'सहमति वापस कैसे लें, और आपके बाकी अधिकार',
      },
      stopsCalls: true,
      paragraphs: [
        {
          en: `Write to ${site.email.display}, send us the WhatsApp message below, or tell whoever calls you. We stop calling at once and delete what you gave within seven days. Withdrawing is as easy as it was to ask, and costs nothing.`,
          hi: `${site.email.display} पर लिखिए, नीचे दिया गया WhatsApp मैसेज भेजिए, या कॉल करने वाले को बता दीजिए। हम तुरंत कॉल करना बंद कर देते हैं और आपने जो दिया उसे सात दिन के अंदर मिटा देते हैं। सहमति वापस लेना उतना ही आसान है जितना देना, और इसका कोई खर्च नहीं है।`,
        },
        {
          en: 'You may ask what we hold about you and with whom it was shared, have it corrected, completed, updated or erased, and name someone who acts for you if you die or cannot act yourself.',
          hi: 'आप पूछ सकते हैं कि आपके बारे में हमारे पास क्या है और वह किसे बताया गया। आप उसे सही, पूरा या अपडेट करवा सकते हैं, या मिटवा सकते हैं। आप किसी को नामित भी कर सकते हैं जो आपकी मृत्यु होने पर, या आपके खुद न कर पाने पर, आपकी ओर से यह करे।',
        },
      ],
    },
    {
      title: { en: 'Complaints', hi: 'शिकायतें' },
      paragraphs: [
        {
          en: `Grievance contact: ${site.email.display}, ${site.phone.display}, ${businessHours({ locale: 'en' })}. We answer within seven days.`,
          hi: `शिकायत के लिए संपर्क: ${site.email.display}, ${site.phone.display}, ${businessHours({ locale: 'hi' })}। हम सात दिन के अंदर जवाब देते हैं।`,
        },
        {
          en: 'If the answer does not satisfy you, you may complain to the Data Protection Board of India.',
          hi: 'अगर जवाब से आप संतुष्ट न हों, तो आप भारतीय डेटा संरक्षण बोर्ड में शिकायत कर सकते हैं।',
        },
      ],
    },
    {
      title: { en: 'Children, safety and changes', hi: 'बच्चे, सुरक्षा और बदलाव' },
      paragraphs: [
        {
          en: 'The forms are for adults. If a child has sent us a number, tell us and we delete it.',
          hi: 'फ़ॉर्म बड़ों के लिए हैं। अगर किसी बच्चे ने हमें नंबर भेज दिया हो, तो बता दीजिए, हम उसे मिटा देंगे।',
        },
        {
          en: 'Requests travel encrypted. If something goes wrong with your data, we tell you and the Board without delay.',
          hi: 'रिक्वेस्ट एन्क्रिप्ट होकर आती हैं। अगर आपके डेटा के साथ कुछ गड़बड़ हो, तो हम आपको और बोर्ड को बिना देर किए बताते हैं।',
        },
        {
          en: 'If this notice changes, the day at the top changes with it. A new use of what you have already given needs your consent anew.',
          hi: 'अगर यह सूचना बदलती है, तो ऊपर लिखी तारीख भी बदलती है। आप जो पहले दे चुके हैं, उसके किसी नए इस्तेमाल के लिए आपकी सहमति फिर से चाहिए।',
        },
      ],
    },
  ],
};
