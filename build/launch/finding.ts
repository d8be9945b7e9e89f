/** One thing that was looked at before going live. */
export interface Finding {
  area: 'content' | 'environment' | 'pages' | 'services' | 'maintenance';
  /** `note`: could not be judged from here, or is the owner's to decide. */
  outcome: 'pass' | 'fail' | 'note';
  what: string;
  /** What the owner should do about it; only where something is to be done. */
  todo?: string;
}

/** What was looked at is well. */
export function pass(area: Finding['area'], what: string): Finding {
  return { area, outcome: 'pass', what };
}

/** Keeps the site from going live; `todo` says how to mend it. */
export function fail(area: Finding['area'], what: string, todo: string): Finding {
  return { area, outcome: 'fail', what, todo };
}

/** Keeps nothing from going live: could not be judged from here, or is the owner's to decide. */
export function note(area: Finding['area'], what: string, todo: string): Finding {
  return { area, outcome: 'note', what, todo };
}
