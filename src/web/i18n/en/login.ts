// Texts of logging in: the modal, the login page, the page that a mailed link leads to. Validation texts are in the
// contract's error catalogue. English is the source.

export const login = {
  loginModal: {
    title: 'Login',
    subtitle: 'New here? The same form makes your account.',
    methods: {
      label: 'How to log in',
      code: 'Verification code',
      link: 'Magic link',
    },
    emailInput: { label: 'Email address', placeholder: 'you@example.com' },
    sendCode: 'Send code',
    sendLink: 'Send magic link',
    sending: 'Sending...',
    otp: {
      label: 'Verification code',
      placeholder: '6 digits',
      sentTo: 'Code sent to {email}',
      hint: 'Look in your inbox, and in the spam folder. The code is valid for {minutes} minutes.',
    },
    verify: 'Verify and log in',
    verifying: 'Verifying...',
    backToEmail: 'Use another email',
    resend: 'Send again',
    resendIn: 'Send again in {seconds} s',
    linkSent: {
      title: 'Check your email',
      text: 'We sent a login link to {email}. Open it on any device to log in there.',
    },
    agreement: {
      before: 'By continuing you agree to our',
      terms: 'Terms of Service',
      and: 'and',
      privacy: 'Privacy Policy',
      after: '.',
    },
    success: 'Login successful!',
  },
  loginPage: {
    title: 'Log in to Timbre',
    points: [
      'Keep up to {voices} voice models, without an expiry date',
      'More voices and characters',
      'Voices and results you made as a guest come with you',
    ],
    quote: 'No password. We mail you a code or a link.',
  },
  authCallback: {
    verifying: 'Verifying login...',
    success: 'Login successful!',
    welcome: 'Welcome back, redirecting to homepage...',
    failed: 'Login failed',
    emailChanged: 'Email confirmed',
    emailChangedText: 'Your new address takes effect when both addresses are confirmed.',
  },
  afterLogin: {
    moved: 'Your guest voices moved to your account: {count}',
  },
} as const;
