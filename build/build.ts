/** `npm run build`; see build-site.ts. */
import { explainErrors } from './explain-errors.ts';

await explainErrors(() => import('./build-site.ts'));
