/** `npm run dev`; see dev-site.ts. */
import { explainErrors } from './explain-errors.ts';

await explainErrors(() => import('./dev-site.ts'));
