// Texts of the home page. Figures come from the site settings and are filled in. English is the source.

export const home = {
  hero: {
    eyebrow: 'Free AI Voice Cloning',
    title: 'Clone any voice in seconds',
    text: 'Read one sentence aloud. Timbre learns how you sound and speaks any text you type, in Chinese, English, Japanese or Korean.',
    record: 'Start recording',
    upload: 'Upload a file',
    listen: 'Hear samples first',
    promise: 'Free, without an account. Your audio stays private.',
    readAloud: 'Read this aloud',
    prompt: 'The best conversations begin when someone is curious enough to listen.',
    duration: '{seconds} seconds are enough',
  },
  samples: {
    title: 'Voice Samples',
    text: 'First the recording that Timbre learned from, then what it says in that voice.',
    listen: 'Listen',
    stop: 'Stop',
    original: 'Original sample',
    cloned: 'Cloned voice',
    listenTo: 'Listen: {name}',
    languages: { zh: 'Chinese', en: 'English', ja: 'Japanese', ko: 'Korean' },
  },
  stats: {
    title: 'Timbre in figures',
    voices: 'voices created',
    rating: 'average rating',
    reviews: 'reviews',
    languages: 'languages spoken',
  },
  steps: {
    title: 'How it works',
    text: 'Three steps, about a minute, nothing to install.',
    items: [
      {
        title: 'Upload an audio sample',
        text: 'Record in the browser or upload an MP3 or WAV with 5 to 30 seconds of clear speech from one person.',
      },
      {
        title: 'AI voice cloning',
        text: 'Timbre measures pitch, pace and colour of the voice and turns them into a voice model, usually in a few seconds.',
      },
      {
        title: 'Generate and download',
        text: 'Type a text, listen to the first sentence while the rest is made, and download the result as MP3.',
      },
    ],
  },
  features: {
    title: 'Features',
    text: 'Made for people who want a good result without becoming sound engineers.',
    items: [
      {
        title: 'Accuracy',
        text: 'The timbre, pitch and rhythm of the speaker are carried over, for up to {similarity} similarity.',
      },
      {
        title: 'Speed',
        text: 'A voice is ready in seconds, and the first sentence of a text plays while the others are still being made.',
      },
      {
        title: 'Security',
        text: 'Audio is encrypted on its way and stored privately. Only you can open it, and you can delete it at any time.',
      },
      {
        title: 'Languages',
        text: 'One sample speaks {languages} languages: Chinese, English, Japanese and Korean, also mixed in one text.',
      },
      {
        title: 'Optimization',
        text: 'Noise, level and silence are corrected before cloning, and the sample coach tells you how to do better.',
      },
      {
        title: 'Usability',
        text: 'No settings to learn and nothing to install. It works on a phone, with the keyboard, and with a screen reader.',
      },
    ],
  },
  faq: {
    title: 'Frequently asked questions',
    items: [
      {
        question: 'What is AI voice cloning?',
        answer:
          'A program listens to a short recording of a voice, describes what makes it sound the way it does, and then reads any text in that voice. With Timbre you record or upload a sample, type a text and download the speech as an MP3 file.',
      },
      {
        question: 'What does a good voice sample look like?',
        answer:
          'Five to thirty seconds of clear speech from one person, as MP3 or WAV, up to 20 MB. Choose a quiet room, hold the microphone about a hand away, and speak as you would to a friend. Music, echo and a second voice make the result worse.',
      },
      {
        question: 'How good is the result?',
        answer:
          'It depends on the voice and the sample; our headline claim is up to {similarity} similarity. What we measured ourselves, with our own models as judges and 18 people they had never heard: a clone stands about {measuredLikeness} of the way from a stranger to the same person. English is clearest; deep voices and other languages come out less well, and so do noisy or very short samples. After cloning you can listen to a preview, see what could be improved in the sample, and clone again.',
      },
      {
        question: 'Is it really free?',
        answer:
          'Yes. Cloning and generating cost nothing, and you do not need an account to begin. Fair-use limits keep the service quick for everyone. With a free account you can keep more voice models, and they do not expire.',
      },
      {
        question: 'What happens to my recordings?',
        answer:
          'They are encrypted in transit, stored privately and used only to make your voice model. We do not train on them and do not share them. Guest voices are deleted after seven days. You can delete any voice yourself, with its sample and its results, at any time.',
      },
      {
        question: 'Which languages can a cloned voice speak?',
        answer:
          'Chinese, English, Japanese and Korean. The sample may be in one language and the text in another, and a text may mix languages: Timbre notices and changes the pronunciation sentence by sentence.',
      },
      {
        question: 'What can I use it for?',
        answer:
          'Narration for videos, podcasts, lessons, audiobooks, games, prototypes, or keeping the voice of someone dear, always with the consent of the person whose voice it is. Fraud, harassment, false information and other illegal or unethical purposes are prohibited.',
      },
      {
        question: 'How do I get help?',
        answer:
          'Write to {email}. If something failed, tell us the time and what you did; the message on the screen often says what to change. We answer in English and Chinese.',
      },
    ],
  },
  cta: {
    title: 'Hear yourself say something new',
    text: 'One sentence is enough to begin.',
    button: 'Clone Voice',
  },
} as const;
