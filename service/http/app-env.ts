/** What the handlers find in Hono's context. */
export interface AppEnv {
  Bindings: {
    /** Address at the other end of the connection; empty where the host does not tell. */
    peerAddress: string;
  };
  Variables: {
    /** Address of the visitor, through the trusted proxies. */
    address: string;
  };
}
