const where = '(docs/operating.md, "Every day")';

/** What to do where this shell lacks what the server has: a sentence for each variable. */
export const serverEnvironment = {
  beforeErasing: `WEBHOOK_URL is not set in this shell, so no webhook is told of this erasure. If the server has one, run erasures with the server’s environment ${where}; what is erased without it, you must tell the receiver yourself, by the ids.\n`,
  afterRetention: `WEBHOOK_URL is not set in this shell, so no webhook was told of what went. If the server has one, run retention with the server’s environment ${where}.\n`,
  afterRelease: `WEBHOOK_URL is not set in this shell, so no webhook is told. If the server has one, release the same ids again with the server’s environment ${where}; no mail is sent twice.\n`,
  forLinks: `SITE_URL is not set in this shell, so the links would lead nowhere. Run this with the server’s environment ${where}.`,
} as const;
