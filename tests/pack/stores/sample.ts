/** Addresses that belong to no one, for tests: each field as a publisher would fill it in. */
export const SAMPLE_IDENTITY = {
  repository: 'https://github.com/someone/twofold',
  contact: 'Someone <someone@example.org>',
  applicationId: 'org.example.Twofold',
} as const;
