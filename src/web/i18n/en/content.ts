// Texts around written content: blog, documentation, legal pages, search. English is the source.

export const content = {
  onThisPage: 'On this page',
  neighbours: 'More pages',
  previous: 'Previous',
  next: 'Next',
  breadcrumbs: 'You are here',
  published: 'Published {date}',
  updated: 'Last changed {date}',
  minutes: '{minutes} min read',
  blog: {
    title: 'Blog',
    text: 'How voices are recorded, cloned and labelled, from the people who build Timbre.',
    feed: 'RSS feed',
  },
  docs: {
    title: 'Documentation',
    text: 'From the first sample to running Timbre on your own machine.',
    navigation: 'Documentation pages',
    menu: 'All documentation pages',
    sections: { guide: 'Guide', developers: 'For developers', operators: 'For operators' },
  },
  search: {
    title: 'Search',
    open: 'Search the site',
    label: 'Search documentation and articles',
    placeholder: 'What are you looking for?',
    results: 'Search results',
    none: 'Nothing was found for "{query}".',
    found: '{count} results',
    failed: 'The search could not be loaded. Check your connection and try again.',
    keys: 'Arrow keys to choose, Enter to open, Esc to close',
  },
} as const;
