/** A company's or job's slug: letters, digits and inner hyphens, at most 120 characters. */
export const SLUG = /^[a-z0-9](?:[a-z0-9-]{0,118}[a-z0-9])?$/i;

/** A slug that a host names; undefined where it is missing or not one. */
export const readSlug = (slug: string | undefined): string | undefined => (slug && SLUG.test(slug) ? slug : undefined);
