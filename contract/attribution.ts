/** Limits of what a lead stores: characters of an address, a tag and its name, and number of tags. */
export const attributionLimits = { address: 500, tag: 200, tagName: 20, tags: 10 } as const;

const tagPattern = /^utm_[a-z_]+$/;

/** Text that may contain an email address: such tags are dropped, because they would name a person. */
export const emailLike = /@|%40/;

/** Selects the campaign tags from the parameters of an address, within the limits. */
export function campaignTags(parameters: Iterable<readonly [string, string]>) {
  const tags = [...parameters].filter(
    ([name, value]) =>
      tagPattern.test(name) && name.length <= attributionLimits.tagName && !emailLike.test(value),
  );
  return Object.fromEntries(
    tags
      .slice(0, attributionLimits.tags)
      .map(([name, value]) => [name, value.slice(0, attributionLimits.tag)]),
  );
}
