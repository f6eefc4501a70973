/**
 * The block list that comes with the product. It is short on purpose: a list of real threats is outdated within hours
 * and is the operator's responsibility. It contains addresses for testing such checks, and services whose only purpose
 * is to record who follows a link.
 */
export const BUILT_IN_LIST = `
# For trying it out
malicious malware.example
suspicious suspicious.example
malicious testsafebrowsing.appspot.com
malicious malware.wicar.org

# Recorders of visitors' addresses
suspicious grabify.link
suspicious iplogger.org
suspicious iplogger.com
suspicious iplogger.ru
suspicious 2no.co
suspicious yip.su
suspicious blasze.com
`;
