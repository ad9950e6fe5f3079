// Texts of the account page. English is the source.

export const account = {
  title: 'Account',
  signInFirst: {
    title: 'Please log in',
    text: 'This page belongs to your account.',
    button: 'Login',
  },
  profile: { title: 'Profile', email: 'Email', since: 'Member since', points: 'Points available' },
  changeEmail: {
    title: 'Change email',
    text: 'We send a confirmation to the old and to the new address. The change takes effect when both are confirmed.',
    label: 'New email address',
    button: 'Change email',
    busy: 'Sending...',
    sent: 'Please confirm the change in both mailboxes.',
    same: 'This is your email address already.',
  },
  sessions: {
    title: 'Sessions',
    text: 'Where your account is logged in.',
    current: 'This device',
    lastUsed: 'last used {date}',
    started: 'Since {date}',
    unknownDevice: 'Unknown device',
    signOutAll: 'Sign out everywhere',
    signOutAllText: 'You will be logged out on every device, this one included.',
    busy: 'Signing out...',
  },
  export: {
    title: 'Export your data',
    text: 'A zip file with all voices, samples, results and records of your account.',
    button: 'Export my data',
    busy: 'Preparing...',
    ready: 'Your export is ready. The download begins now.',
  },
  remove: {
    title: 'Delete account',
    text: 'Deletes your account with all voices, samples, results and points, and stops running work. This cannot be undone.',
    button: 'Delete account',
    dialogTitle: 'Delete your account?',
    confirmLabel: 'Type {email} to confirm',
    confirm: 'Delete for good',
    busy: 'Deleting...',
    doneTitle: 'Your account was deleted',
    doneText:
      'Deleted on {date}: {voices} voice models, {samples} samples, {speeches} results, {tasks} tasks, {files} files.',
    done: 'Finish',
  },
} as const;
