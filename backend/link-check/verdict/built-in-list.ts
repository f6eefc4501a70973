/**
 * The block list that comes with the product. Short on purpose: a list of real threats is out of date in hours and
 * is the operator's to bring. Here are the addresses made for trying such checks out, and services whose one purpose
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
