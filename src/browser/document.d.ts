interface Document {
  /** Whether the page is rendered ahead and not yet shown; undefined where browsers never do that. */
  readonly prerendering?: boolean;
}
