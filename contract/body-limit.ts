/** Largest body of `POST /api/leads`, in bytes. Apart, so that who reads bodies need not load schemas. */
export const leadBodyMaxBytes = 32 * 1024;
