import type { Session } from '../../contract/people.ts';
import controls from '../ui/controls.module.css';
import { useWords } from '../words.ts';
import { reload } from './boundary.tsx';
import { PageHeading } from './page-heading.tsx';

/** Shown in a tab of one person after another has signed in in the same browser. */
export function OtherPerson({ session: { person } }: { session: Session }) {
  const { errors } = useWords().words;
  const name = person.name || person.email;
  return (
    <main className={`${controls.empty} ${controls.pane}`}>
      <PageHeading title={errors.otherPerson(name)} />
      <p>{errors.otherPersonText}</p>
      <button type="button" className={controls.primary} onClick={reload}>
        {errors.continueAs(name)}
      </button>
    </main>
  );
}
