import { expect, test } from 'vitest';
import config from '../vite.config.ts';
import { devPorts } from './dev-pages.ts';

test.each(['/api', '/newsletter'])(
  'the server behind hears which host %s was asked of',
  (folder) => {
    // A bare address would have the host replaced, and the forms of 127.0.0.1 refused as another site's.
    expect(config.server?.proxy?.[folder]).toEqual({ target: `http://127.0.0.1:${devPorts.api}` });
  },
);
