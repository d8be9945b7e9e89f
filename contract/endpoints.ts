/** Paths of the API, shared by browser and server. */
export const endpoints = {
  leads: '/api/leads',
  form: '/api/form',
  challenge: '/api/verification/challenge',
  newsletter: '/api/newsletter',
  ip: '/api/ip',
} as const;

/** Largest body of a request to the lead service, in bytes. */
export const requestBodyMaxBytes = 32 * 1024;
