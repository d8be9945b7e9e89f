/** Largest body of any request, in bytes. In its own file, so that reading a body does not load the schemas. */
export const requestBodyMaxBytes = 32 * 1024;
