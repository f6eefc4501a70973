/**
 * Leads the browser on to `url` without script, from a page that answers a form: browsers whose policy lets forms go to
 * their own site only would hold up a redirect to another one.
 */
export const LeadOn = ({ url }: { url: string }) => <meta httpEquiv="refresh" content={`0; url=${url}`} />;
