// Every number that browser and server must agree on.

export const limits = {
  sample: {
    minSeconds: 3,
    maxSeconds: 60,
    recommendedSeconds: '5-30',
    recommendedMinSeconds: 5,
    recommendedMaxSeconds: 30,
    maxMegabytes: 20,
    maxBytes: 20 * 1024 * 1024,
  },
  text: { maxCharacters: 5000 },
  voiceName: { minCharacters: 1, maxCharacters: 60 },
  voices: { guest: 3, user: 50 },
  guestDays: 7,
  code: { length: 6, minutes: 10, tries: 5, secondsBetweenMails: 60 },
  speed: { min: 0.5, max: 2 },
  pitch: { min: -12, max: 12 },
  pause: { min: 0, max: 3 },
  request: { timeoutMs: 120_000, errorToastDelayMs: 300, windowMs: 5 * 60_000, maxBodyBytes: 256 * 1024 },
  signedUrlSeconds: 3600,
} as const;
