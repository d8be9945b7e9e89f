import type { SingleUseToken } from './submission.ts';

/** What a verification service says of a token. */
export type Verdict =
  | { outcome: 'passed'; score: number | undefined; token: SingleUseToken | undefined }
  | { outcome: 'failed'; detail: string }
  | {
      outcome: 'unavailable';
      reason: 'verification-unreachable' | 'verification-quota' | 'verification-misconfigured';
      detail: string;
    };

export interface HumanVerification {
  /** Never throws because of the token's content; `detail` holds nothing of the token. */
  verify(token: string, now: number): Promise<Verdict>;
}
