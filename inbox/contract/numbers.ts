/** Counts by name, highest first; at most 20, the others summed up as `…`. */
type Tally = readonly { name: string; count: number }[];

/** GET `/inbox/api/numbers?weeks=12`. Spam and held leads are not counted. */
export interface Numbers {
  /** Oldest first; `week` is the Monday, `YYYY-MM-DD` in the site's time zone. */
  weeks: readonly {
    week: string;
    leads: number;
    won: number;
    lost: number;
    /** Visits of people, without bots; null before visits were counted. */
    visits: number | null;
  }[];
  bySource: readonly { name: string; leads: number; won: number; visits: number }[];
  byInterest: Tally;
  byLanguage: readonly { name: string; leads: number; visits: number }[];
  byPage: readonly { name: string; views: number; visits: number }[];
  byCampaign: readonly { name: string; visits: number; leads: number }[];
  /** `median` in milliseconds; null if nothing was answered. */
  firstAnswer: { median: number | null; answered: number; withinPromise: number; open: number };
  outcome: { won: number; lost: number; open: number };
  visits: number;
  bots: number;
}
