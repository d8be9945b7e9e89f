/** Largest body of any request, in bytes. Apart, so that who reads bodies need not load schemas. */
export const requestBodyMaxBytes = 32 * 1024;
