import 'react';

// Invoker Commands (HTML standard, "The button element"): not in React's types yet.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}
