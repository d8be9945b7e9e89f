import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** After load and idle, or at the first touch in it; `touch`: only at that. */
    'client:late'?: true | 'touch';
  }
}
